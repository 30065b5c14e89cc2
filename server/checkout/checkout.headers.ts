import type { IncomingHttpHeaders } from 'node:http';
import { parseCartVersion, type SeenLine } from '#contract/cart/cart.rules.ts';
import { cartMatchMalformed, keyMalformed } from './checkout.errors.ts';

// Visible characters of ASCII. Doubled headers arrive joined by a comma and a space, so they are refused too.
const KEY = /^[\x21-\x7e]{8,100}$/;

/** The `Idempotency-Key` of a purchase; null without one. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw keyMalformed();
  return key;
}

/** The cart that the buyer saw, from `If-Cart-Match`; null without one. */
export function readSeenCart(headers: IncomingHttpHeaders): SeenLine[] | null {
  const version = headers['if-cart-match'];
  if (version === undefined) return null;
  const seen = typeof version === 'string' ? parseCartVersion(version) : null;
  if (!seen || new Set(seen.map(({ id }) => id)).size !== seen.length) throw cartMatchMalformed();
  return seen;
}
