import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { type Seen, setInCart } from './toggle-in-cart.ts';

/** A benefit and the number of pieces that the cart is to have of it. */
export interface Wanted extends Seen {
  count: number;
}

/**
 * Reads the person again into the cache: a read under way started before the write, so it is cancelled, and whatever waits for
 * it gets this one.
 */
export function readMeAnew(client: QueryClient): Promise<User> {
  // Not awaited: only a read that starts immediately takes over the waiters of the cancelled one.
  void client.cancelQueries({ queryKey: meQuery.queryKey }, { silent: true, revert: false });
  return client.fetchQuery({ ...meQuery, staleTime: 0 });
}

/** Puts the wanted number of a benefit in the cart, and reads the person again. Throws when the benefit is not in the cart then. */
export async function putInCart(client: QueryClient, wanted: Wanted): Promise<CartItem> {
  await setInCart(wanted, true);
  return itemOf(await readMeAnew(client), wanted.id);
}

function itemOf({ cart }: User, id: number): CartItem {
  const item = cart.find(({ benefit }) => benefit.id === id);
  if (!item) throw new Error(`the benefit ${id} did not stay in the cart`);
  return item;
}
