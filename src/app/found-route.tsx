import type { ReactNode } from 'react';
import { useFoundRoute } from './find-route.ts';
import { RouteContext } from './route-context.ts';

/** Tells all that stand in it which route is open. Suspends until it is known. */
export function FoundRoute({ children }: { children: ReactNode }) {
  return <RouteContext value={useFoundRoute()}>{children}</RouteContext>;
}
