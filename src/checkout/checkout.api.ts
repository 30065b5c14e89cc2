import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { acceptPrices } from '#contract/cart/cart.contract.ts';
import { type CartChange, completePurchase } from '#contract/checkout/checkout.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import type { Purchase } from '#machines/checkout/checkout.machine.ts';
import type { Attempt, SeenCart } from '#machines/checkout/seen-cart.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { readMeAnew } from '../benefits/put-in-cart.ts';
import type { RootOf } from '../budgets/budget-shares.ts';
import { cartFigures } from '../cart/cart-figures.ts';
import type { LineCounts } from '../cart/line-counts.ts';
import { READS_OF_MONEY } from '../ground/invalidated-reads.ts';

/** Buys the cart version that was seen, with the idempotency key of the try: the same key never buys twice. */
export const completePurchaseActor = (client: QueryClient) =>
  fromPromise<Purchase, Attempt>(({ input, signal }) => buy(client, input, signal));

/** Buys the cart, and invalidates everything that shows money or codes. */
export async function buy(client: QueryClient, { key, version }: Attempt, signal?: AbortSignal): Promise<Purchase> {
  const headers = { 'Idempotency-Key': key, 'If-Cart-Match': version };
  const purchase = await callEndpoint(completePurchase, { headers, ...(signal && { signal }) });
  void readAgain(client, READS_OF_MONEY);
  return purchase;
}

/** Saves typed quantities, then reads the cart. */
export const saveCountsActor = (client: QueryClient, rootOf: RootOf, counts: LineCounts) =>
  fromPromise<SeenCart>(async () => {
    await counts.save();
    return readCart(client, rootOf);
  });

/** Sends the accepted prices to the server, then reads the cart. */
export const acceptChangesActor = (client: QueryClient, rootOf: RootOf) =>
  fromPromise<SeenCart, readonly CartChange[]>(async ({ input, signal }) => {
    const prices = input.flatMap(({ kind, item, after }) =>
      kind === 'price' && after !== null ? [{ item, unit_price: after }] : [],
    );
    if (prices.length > 0) await callEndpoint(acceptPrices, { body: { prices }, signal });
    return readCart(client, rootOf);
  });

async function readCart(client: QueryClient, rootOf: RootOf): Promise<SeenCart> {
  return seenCart(await readMeAnew(client), rootOf);
}

/** The facts of a person's cart on which buying it depends. */
export function seenCart(user: User, rootOf: RootOf): SeenCart {
  const { lines, total, missing, allAvailable } = cartFigures(user, rootOf);
  const changes = lines.flatMap(({ id, benefit, accepted, unit }) =>
    accepted === null
      ? []
      : [{ item: id, name: benefit.name, kind: 'price' as const, before: toMajor(accepted), after: toMajor(unit) }],
  );
  const affordable = missing === 0 && allAvailable;
  return { lines: lines.length, total, affordable, version: user.cart_version, changes };
}
