import type { IncomingHttpHeaders } from 'node:http';
import { parseCartVersion, type SeenLine } from '#contract/cart/cart.rules.ts';
import { cartMatchMalformed } from './checkout.errors.ts';

/** The cart that the buyer saw, from `If-Cart-Match`; null without one. */
export function readSeenCart(headers: IncomingHttpHeaders): SeenLine[] | null {
  const version = headers['if-cart-match'];
  if (version === undefined) return null;
  const seen = typeof version === 'string' ? parseCartVersion(version) : null;
  if (!seen || new Set(seen.map(({ id }) => id)).size !== seen.length) throw cartMatchMalformed();
  return seen;
}
