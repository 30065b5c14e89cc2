import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AttemptState, getAttempt, type OpenAttempt, saveAttempt } from '#contract/attempts/attempts.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query, readAgain } from '../api/query.ts';
import { READS_OF_PROGRESS } from '../ground/invalidated-reads.ts';

/** The person's progress in a course, read again on each return to the tab, for it may have changed on another device. */
export const attemptQuery = (pk: number) =>
  queryOptions({ ...query(getAttempt, { params: { pk } }), refetchOnWindowFocus: 'always' });

/** State of a course with an open attempt. */
export type Begun = AttemptState & { open: OpenAttempt };

export const isBegun = (state: AttemptState): state is Begun => state.open !== null;

/** Query that continues the open attempt, or opens one; the course may be passed already. Runs once for each visit. */
export const beginningQuery = (client: QueryClient, { pk, atQuestions }: Beginning) =>
  queryOptions({
    queryKey: [saveAttempt.path, pk, 'beginning'],
    queryFn: async ({ signal }) => {
      const before = await callEndpoint(getAttempt, { params: { pk }, signal });
      const settled = before.open !== null || before.status === 'passed';
      const body = { answers: [], ...(atQuestions && { read: true }) };
      const state = settled ? before : await callEndpoint(saveAttempt, { params: { pk }, body });
      client.setQueryData(attemptQuery(pk).queryKey, state);
      if (!settled) void readAgain(client, READS_OF_PROGRESS);
      return state;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface Beginning {
  pk: number;
  /** Skips reading, which was done for the previous attempt. */
  atQuestions: boolean;
}
