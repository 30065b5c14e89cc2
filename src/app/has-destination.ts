import { matchPath } from 'react-router-dom';
import { routes } from './route-table.ts';

/** Whether a link leads anywhere: to another place, or to a screen that this app has. */
export function hasDestination(href: string): boolean {
  const { origin, pathname } = new URL(href, location.href);
  return origin !== location.origin || routes.some(({ path }) => matchPath(path, pathname));
}
