import { lazyView } from '../../ground/lazy-view.tsx';
import { optionalPart } from '../../ground/optional-part.ts';

/** Tray of the person's own tasks; most people have none, so its code is loaded when there are some to show. */
export const LazyTaskTray = lazyView(async () => (await import('./task-tray.tsx')).TaskTrayHere);

/** Announcements of tasks for screen readers; optional, because the tray shows the same. */
export const LazyTaskAnnouncer = optionalPart(async () => (await import('./task-announcer.tsx')).TaskAnnouncer);
