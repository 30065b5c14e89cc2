import { createContext, useContext } from 'react';
import type { AppRoute } from './app-route.ts';

export const RouteContext = createContext<AppRoute | null>(null);

/** The route of the current path; Page Not Found without one (specification.md 2). Throws outside FoundRoute. */
export function useRoute(): AppRoute {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useRoute needs the FoundRoute around it');
  return route;
}
