import { lazyView } from '../ground/lazy-view.tsx';

/** The history of a record, whose code comes when it is wanted. */
export const LazyHistory = lazyView(async () => (await import('./record-history.tsx')).default);
