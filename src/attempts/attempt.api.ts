import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  type AttemptResult,
  type AttemptState,
  saveAttempt,
  submitAttempt,
} from '#contract/attempts/attempts.contract.ts';
import type { Chosen, Unkept } from '#machines/attempts/attempt-changes.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { attemptQuery } from './attempt.queries.ts';

interface Surroundings {
  client: QueryClient;
  /** The key of the course. */
  pk: number;
  attempt: number;
}

/** Actors of an attempt. An answer is in the cache before the machine continues, and reads that are still under way are cancelled. */
export function attemptActors({ client, pk, attempt }: Surroundings) {
  const query = attemptQuery(pk);
  const keep = async (change: (state: AttemptState | undefined) => AttemptState | undefined) => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, change);
  };
  return {
    save: fromPromise<unknown, Unkept>(async ({ input: { chosen, page, read }, signal }) => {
      const place = { ...(page !== null && { page }), ...(read && { read }) };
      const body = { attempt, answers: given(chosen), ...place };
      const state = await callEndpoint(saveAttempt, { params: { pk }, body, signal });
      await keep(() => state);
    }),
    submit: fromPromise<AttemptResult, { chosen: Chosen }>(async ({ input: { chosen }, signal }) => {
      const body = { attempt, answers: given(chosen) };
      const result = await callEndpoint(submitAttempt, { params: { pk }, body, signal });
      await keep(
        (state) => state && { ...state, status: result.passed ? 'passed' : 'failed', open: null, last: result },
      );
      return result;
    }),
  };
}

const given = (chosen: Chosen) =>
  Object.entries(chosen).map(([question, answers]) => ({ question: Number(question), answers: [...answers] }));
