import { lazyScreen } from '../ground/lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';

/** What stands at every path that no route has, for who is not signed in. */
export const notFound: AppRoute = {
  path: '*',
  title: 'notFound',
  layout: 'guest',
  access: 'anyone',
  screen: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};

/** The same for who is signed in: in the frame of the shop, from where everything can be reached. */
export const notFoundInShop: AppRoute = { ...notFound, layout: 'main', access: 'signedIn' };
