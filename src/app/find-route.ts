import { useContext } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { lazyPart } from '../ground/lazy-screen.tsx';
import { SessionContext } from '../session/session-context.ts';
import type { AppRoute } from './app-route.ts';
import { guestRoutes } from './guest-routes.ts';
import { guestLayout, mainLayout } from './layouts.ts';
import { notFound, notFoundInShop } from './not-found-route.ts';

// The routes of the shop are loaded with the first path that is not public: the sign-in does without them.
const shop = lazyPart(async () => (await import('./route-table.ts')).routes);

const matching = (routes: readonly AppRoute[], pathname: string) =>
  routes.find(({ path }) => matchPath(path, pathname));

/** The route of a path among the loaded routes; undefined for any other. */
export function knownRouteOf(pathname: string): AppRoute | undefined {
  return matching([...guestRoutes, ...(shop.part() ?? [])], pathname);
}

/** Loads all the code of a page, so that it renders without a fallback. Fails silently: rendering it shows the error. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!matching(guestRoutes, pathname)) await shop.prefetch();
  const { layout, screen } = knownRouteOf(pathname) ?? notFound;
  const frames = { empty: undefined, guest: guestLayout, main: mainLayout };
  await Promise.all([frames[layout]?.prefetch(), screen.prefetch()]);
}

/** The routes needed to resolve the current path. Suspends until they are loaded. */
export function useRoutesHere(): readonly AppRoute[] {
  const { pathname } = useLocation();
  const routes = matching(guestRoutes, pathname) ? shop.part() : shop.read();
  return [...guestRoutes, ...(routes ?? []), useNotFound()];
}

/** The route of the current path; Page Not Found without one (specification.md 2). Suspends until the routes are loaded. */
export function useFoundRoute(): AppRoute {
  const { pathname } = useLocation();
  const nowhere = useNotFound();
  return matching(useRoutesHere(), pathname) ?? nowhere;
}

// Until it is known who is signed in, the guard of the main layout waits.
function useNotFound(): AppRoute {
  const standing = useContext(SessionContext)?.standing;
  return standing === 'complete' || standing === 'unknown' ? notFoundInShop : notFound;
}
