import type { QueryClient } from '@tanstack/react-query';
import { changeCartItem, toggleCart } from '#contract/cart/cart.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { meQuery } from '../session/session.queries.ts';

/** Reads the person anew, for the whole app. */
export const readMeAnew = (client: QueryClient): Promise<User> => client.fetchQuery({ ...meQuery, staleTime: 0 });

/** Puts as many of a benefit in the cart as are wanted; the person is read anew before it is done. */
export async function putInCart(client: QueryClient, id: number, count: number): Promise<void> {
  const { in_cart } = await callEndpoint(toggleCart, { body: { id } });
  // Another tab had it there already, and this took it out: put it back.
  if (!in_cart) await callEndpoint(toggleCart, { body: { id } });
  const item = (await readMeAnew(client)).cart.find(({ benefit }) => benefit.id === id);
  if (!item || item.count === count) return;
  await callEndpoint(changeCartItem, { params: { id: item.id }, body: { count } });
  await readMeAnew(client);
}
