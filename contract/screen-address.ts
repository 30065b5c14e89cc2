/**
 * Whether a path of the shop (`/cart/`, decoded or not) is a screen, for which the server answers with the app's page. A path with a
 * dot is a file (404 if there is none), and the server's own paths never get the page. A full stop at the end of the path, copied
 * together with a link, does not count as a dot.
 */
export function isScreenAddress(path: string): boolean {
  return !/\.|^\/(api|assets|pictures|files|health|metrics)(\/|$)/.test(path.replace(/([\p{L}\d])\.$/u, '$1'));
}
