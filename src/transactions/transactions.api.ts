import { fromPromise } from 'xstate';
import { cancelTransaction, getTransaction } from '#contract/transactions/transactions.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Cancels an order. The server does it once, however often it is asked. */
export const cancelTransactionActor = fromPromise<{ status: string }, { id: string }>(({ input: { id }, signal }) =>
  callEndpoint(cancelTransaction, { params: { id }, signal }),
);

/** How a transaction stands now. */
export const getTransactionActor = fromPromise<{ status: string }, { id: string }>(({ input: { id }, signal }) =>
  callEndpoint(getTransaction, { params: { id }, signal }),
);
