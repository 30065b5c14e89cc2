/**
 * Whether a path of the shop (`/cart/`, decoded or not) is a screen, which the app's page answers. What looks like a file and is
 * none is not there, and what the server answers by itself is never the page.
 */
export function isScreenAddress(path: string): boolean {
  return !/\.|^\/(api|assets|pictures|files|health|metrics)(\/|$)/.test(path);
}
