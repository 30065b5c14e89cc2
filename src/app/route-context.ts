import { createContext, useContext } from 'react';
import type { AppRoute } from './app-route.ts';

export const RouteContext = createContext<AppRoute | null>(null);

/** The route of the path that is open; Page Not Found where there is none (specification.md 2). */
export function useRoute(): AppRoute {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useRoute needs the FoundRoute around it');
  return route;
}
