import { lazyView } from '../../ground/lazy-view.tsx';

/** The history of a record; its code is loaded when it is shown. */
export const LazyHistory = lazyView(async () => (await import('./record-history.tsx')).default);
