import { lazyView } from '../ground/lazy-view.tsx';

/** What gives up mail that may never leave: it asks first, and its code comes when there is some. */
export const LazySetMailAside = lazyView(async () => (await import('./set-mail-aside.tsx')).SetMailAside);
