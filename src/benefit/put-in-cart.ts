import type { QueryClient } from '@tanstack/react-query';
import { type CartItem, changeCartItem, toggleCart } from '#contract/cart/cart.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { meQuery } from '../session/session.queries.ts';

/** What is to be in the cart. */
export interface Wanted {
  /** Of the benefit. */
  id: number;
  count: number;
  /** The unit price that the person saw, in major units: it is the one they accepted. */
  seen: number | null;
}

/** Reads the person anew, for the whole app. */
export const readMeAnew = (client: QueryClient): Promise<User> => client.fetchQuery({ ...meQuery, staleTime: 0 });

/** Puts a benefit in the cart at the price that was seen, or takes it out. */
export const toggleInCart = ({ id, seen }: Omit<Wanted, 'count'>) =>
  callEndpoint(toggleCart, { body: { id, unit_price: seen ?? undefined } });

/** Puts as many of a benefit in the cart as are wanted; the person is read anew before it is done. Fails when it is not there then. */
export async function putInCart(client: QueryClient, wanted: Wanted): Promise<CartItem> {
  const { in_cart } = await toggleInCart(wanted);
  // Another tab had it there already, and this took it out: put it back.
  if (!in_cart) await toggleInCart(wanted);
  const item = itemOf(await readMeAnew(client), wanted.id);
  if (item.count === wanted.count) return item;
  await callEndpoint(changeCartItem, { params: { id: item.id }, body: { count: wanted.count } });
  return itemOf(await readMeAnew(client), wanted.id);
}

function itemOf({ cart }: User, id: number): CartItem {
  const item = cart.find(({ benefit }) => benefit.id === id);
  if (!item) throw new Error(`the benefit ${id} did not stay in the cart`);
  return item;
}
