import type { ReactNode } from 'react';
import { useFoundRoute } from './find-route.ts';
import { RouteContext } from './route-context.ts';

/** Provides the current route to its children. Suspends until the routes are loaded. */
export function FoundRoute({ children }: { children: ReactNode }) {
  return <RouteContext value={useFoundRoute()}>{children}</RouteContext>;
}
