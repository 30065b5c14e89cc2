import { isScreenAddress } from '#contract/screen-address.ts';

/** Number of versions of the app that stay cached: a tab opened with an older one still needs its files. */
export const BUILDS_KEPT = 3;

/** The name of the cache of a version. */
export const cacheOf = (version: string) => `izbor-build-${version}`;

/** Whether a file of the app has a hash in its name, and so never changes. */
export const hasHash = (path: string) => path.startsWith('/assets/');

/**
 * Kind of cached answer for a request: the page for a screen's address, a file of the app, or a picture; null leaves the
 * request to the network.
 */
export function answerFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'file' | 'picture' | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const { pathname } = address;
  if (hasHash(pathname)) return 'file';
  if (pathname.startsWith('/pictures/')) return 'picture';
  if (mode === 'navigate') return isScreenAddress(pathname) ? 'page' : null;
  return /^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(pathname) ? 'file' : null;
}
