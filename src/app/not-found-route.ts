import { lazyScreen } from '../ground/lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';

/** What stands at every path that no route has. */
export const notFound: AppRoute = {
  path: '*',
  title: 'notFound',
  layout: 'guest',
  access: 'anyone',
  screen: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};
