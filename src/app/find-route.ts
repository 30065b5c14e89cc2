import { useContext } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { lazyPart } from '../ground/lazy-screen.tsx';
import { SessionContext } from '../session/session-context.ts';
import type { AppRoute } from './app-route.ts';
import { guestRoutes } from './guest-routes.ts';
import { guestLayout, mainLayout } from './layouts.ts';
import { notFound, notFoundInShop } from './not-found-route.ts';

// The routes of the shop come with the first path that is no public one: the sign-in does without them.
const shop = lazyPart(async () => (await import('./route-table.ts')).routes);

const matching = (routes: readonly AppRoute[], pathname: string) =>
  routes.find(({ path }) => matchPath(path, pathname));

/** The route of a path as far as the routes are here; undefined for any other. */
export function knownRouteOf(pathname: string): AppRoute | undefined {
  return matching([...guestRoutes, ...(shop.part() ?? [])], pathname);
}

/** Fetches all the code of a page, so that it can be drawn at once. Fails silently: rendering it says what went wrong. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!matching(guestRoutes, pathname)) await shop.prefetch();
  const { layout, screen } = knownRouteOf(pathname) ?? notFound;
  const frames = { empty: undefined, guest: guestLayout, main: mainLayout };
  await Promise.all([frames[layout]?.prefetch(), screen.prefetch()]);
}

/** The routes that tell what is at the path that is open. Suspends until they are here. */
export function useRoutesHere(): readonly AppRoute[] {
  const { pathname } = useLocation();
  const routes = matching(guestRoutes, pathname) ? shop.part() : shop.read();
  return [...guestRoutes, ...(routes ?? []), useNotFound()];
}

/** The route of the path that is open; Page Not Found where there is none (specification.md 2). Suspends until it is known. */
export function useFoundRoute(): AppRoute {
  const { pathname } = useLocation();
  const nowhere = useNotFound();
  return matching(useRoutesHere(), pathname) ?? nowhere;
}

// While it is not known who is here, the guard of the shop waits.
function useNotFound(): AppRoute {
  const standing = useContext(SessionContext)?.standing;
  return standing === 'complete' || standing === 'unknown' ? notFoundInShop : notFound;
}
