import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { cancelTransaction, getTransaction } from '#contract/transactions/transactions.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { carryOut } from '../api/carry-out.ts';
import { doneAlready } from '../api/done-already.ts';
import { READS_OF_MONEY } from '../ground/invalidated-reads.ts';

/**
 * Cancels an order; repeating the call is safe. The call continues when its view is left: then `sayCancelled` shows the
 * outcome, and everything that shows the order and its money is read again.
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
    return carryOut(client, { left, call, changes: [...READS_OF_MONEY, getMe] });
  });

/** Reads the current status of a transaction. */
export const getTransactionActor = fromPromise<{ status: string }, { id: string }>(({ input: { id }, signal }) =>
  callEndpoint(getTransaction, { params: { id }, signal }),
);
