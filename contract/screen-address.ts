/**
 * Whether a path of the shop (`/cart/`, decoded or not) is a screen, which the app's page answers. What looks like a file and is
 * none is not there, and what the server answers by itself is never the page. The stop of a sentence that came along with a link
 * makes no file of it.
 */
export function isScreenAddress(path: string): boolean {
  return !/\.|^\/(api|assets|pictures|files|health|metrics)(\/|$)/.test(path.replace(/([\p{L}\d])\.$/u, '$1'));
}
