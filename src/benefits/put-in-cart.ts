import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { type Seen, setInCart } from './toggle-in-cart.ts';

/** What is to be in the cart. */
export interface Wanted extends Seen {
  count: number;
}

/** Reads the person again, for the whole app: a read under way was asked for before the write, and whoever waits for it has this one. */
export function readMeAnew(client: QueryClient): Promise<User> {
  // Not awaited: only a read that begins at once takes over from the one that ends.
  void client.cancelQueries({ queryKey: meQuery.queryKey }, { silent: true, revert: false });
  return client.fetchQuery({ ...meQuery, staleTime: 0 });
}

/**
 * Puts as many of a benefit in the cart as are wanted; the person is read again before it is done. Fails when it is not
 * there then.
 */
export async function putInCart(client: QueryClient, wanted: Wanted): Promise<CartItem> {
  await setInCart(wanted, true);
  return itemOf(await readMeAnew(client), wanted.id);
}

function itemOf({ cart }: User, id: number): CartItem {
  const item = cart.find(({ benefit }) => benefit.id === id);
  if (!item) throw new Error(`the benefit ${id} did not stay in the cart`);
  return item;
}
