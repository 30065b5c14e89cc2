import { fromPromise } from 'xstate';
import { changeCartItem } from '#contract/cart/cart.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Saves how many of a benefit are in the cart. */
export const changeCartItemActor = fromPromise<{ count: number }, { id: number; count: number }>(
  ({ input: { id, count }, signal }) => callEndpoint(changeCartItem, { params: { id }, body: { count }, signal }),
);
