import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { cancelTransaction, getTransaction } from '#contract/transactions/transactions.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { carryOut } from '../api/carry-out.ts';
import { doneAlready } from '../api/done-already.ts';
import { SHOWING_MONEY } from '../ground/shown-by.ts';

/**
 * Cancels an order. The server does it once, however often it is asked. It goes on when its view is left: whoever waits no longer is
 * told by `sayCancelled`, and what shows the order and its money is read again.
 */
export const cancelTransactionActor = (client: QueryClient, sayCancelled: () => void) =>
  fromPromise<{ status: string }, { id: string }>(({ input: { id }, signal: left }) => {
    const call = async () => {
      const cancelled = await callEndpoint(cancelTransaction, { params: { id } }).catch(
        doneAlready(({ code }) => code === 'orders.cancelled', { status: 'cancelled' }),
      );
      if (left.aborted) sayCancelled();
      return cancelled;
    };
    return carryOut(client, { left, call, changes: [...SHOWING_MONEY, getMe] });
  });

/** How a transaction stands now. */
export const getTransactionActor = fromPromise<{ status: string }, { id: string }>(({ input: { id }, signal }) =>
  callEndpoint(getTransaction, { params: { id }, signal }),
);
