import { lazyView } from '../ground/lazy-view.tsx';

/** One's tasks: most people have none, so the code comes when there are some to be seen. */
export const LazyTaskTray = lazyView(async () => (await import('./task-tray-view.tsx')).TaskTrayView);
