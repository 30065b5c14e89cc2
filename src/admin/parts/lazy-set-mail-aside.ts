import { lazyView } from '../../ground/lazy-view.tsx';

/** Asks for confirmation and sets aside mail that may never be sent; its code is loaded only if there is such mail. */
export const LazySetMailAside = lazyView(async () => (await import('./set-mail-aside.tsx')).SetMailAside);
