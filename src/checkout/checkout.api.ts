import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { completePurchase } from '#contract/checkout/checkout.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import type { Purchase } from '#machines/checkout/checkout.machine.ts';
import type { Attempt, SeenCart } from '#machines/checkout/seen-cart.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { RootOf } from '../cart/budget-shares.ts';
import { cartFigures } from '../cart/cart-figures.ts';
import { meQuery } from '../session/session.queries.ts';

/** Buys what was seen, under the key of the try: the same key never buys twice. */
export const completePurchaseActor = fromPromise<Purchase, Attempt>(({ input: { key, version }, signal }) =>
  callEndpoint(completePurchase, { headers: { 'Idempotency-Key': key, 'If-Cart-Match': version }, signal }),
);

/** The cart as the server has it now; the whole app sees it too. */
export const getMeActor = (client: QueryClient, rootOf: RootOf) =>
  fromPromise<SeenCart>(async () => seenCart(await client.fetchQuery({ ...meQuery, staleTime: 0 }), rootOf));

/** The cart of a person as far as buying it depends on it. */
export function seenCart(user: User, rootOf: RootOf): SeenCart {
  const { lines, total, missing, allAvailable } = cartFigures(user, rootOf);
  return { lines: lines.length, total, affordable: missing === 0 && allAvailable, version: user.cart_version };
}

/** A new idempotency key: 128 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
