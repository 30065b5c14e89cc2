import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { changeCartItem } from '#contract/cart/cart.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { carryOut } from '../api/carry-out.ts';

/** Saves the quantity of a cart line, even if the cart has been closed meanwhile. */
export const changeCartItemActor = (client: QueryClient) =>
  fromPromise<{ count: number }, { id: number; count: number }>(({ input: { id, count }, signal: left }) => {
    const call = () => callEndpoint(changeCartItem, { params: { id }, body: { count } });
    return carryOut(client, { left, call, changes: [getMe] });
  });
