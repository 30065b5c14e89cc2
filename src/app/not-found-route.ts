import { lazyScreen } from '../ground/lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';

/** Catch-all route for people who are not signed in. */
export const notFound: AppRoute = {
  path: '*',
  title: 'notFound',
  layout: 'guest',
  access: 'anyone',
  screen: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};

/** Catch-all route for people who are signed in: in the frame of the shop, from where everything can be reached. */
export const notFoundInShop: AppRoute = { ...notFound, layout: 'main', access: 'signedIn' };
