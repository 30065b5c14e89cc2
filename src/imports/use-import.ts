import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Mapping } from '#contract/imports/import.rules.ts';
import * as calls from '#contract/imports/imports.contract.ts';
import { listColleagues } from '#contract/staff/company-people.contract.ts';
import { cancelCompanyTask } from '#contract/tasks/tasks.contract.ts';
import { getCompanyPulse } from '#contract/today/pulse.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { type Correction, importMachine } from '#machines/imports/import.machine.ts';
import type { answersOf } from '#machines/imports/import-answers.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query, readAgain } from '../api/query.ts';
import { watchCache } from '../api/watch-cache.ts';
import { openBeside } from './open-beside.ts';
import type { Source } from './open-file.ts';
import { correctionsIn, sendCorrection, sendCorrections } from './send-correction.ts';

/** Milliseconds between two looks at an import that a task works on. */
const PAUSE = 1500;
const LONG = 120_000;

const isWorkedOn = (status: calls.Import['status'] | undefined) => status === 'checking' || status === 'undoing';

interface Ways {
  /** Whether this person may have it checked. */
  writes: boolean;
  /** What misses is looked for on the page. */
  onProblems: () => void;
  /** It was thrown away. */
  onLeave: () => void;
}

/** The machine of one import; it learns of the world by the cache, which is read again while a task works on it. */
export function useImport(id: number, { writes, onProblems, onLeave }: Ways) {
  const client = useQueryClient();
  const one = query(calls.getImport, { params: { id } });
  useQuery({
    ...one,
    // The machine asks first.
    enabled: ({ state: { data } }) => data !== undefined,
    staleTime: PAUSE,
    refetchInterval: ({ state: { data } }) => (isWorkedOn(data?.status) ? PAUSE : false),
    refetchOnWindowFocus: 'always',
  });
  const said = useEffectEvent(onProblems);
  const left = useEffectEvent(onLeave);
  const machine = useMemo(
    () => provided(client, id).provide({ actions: { sayProblems: () => said(), leave: () => left() } }),
    [client, id],
  );
  return useMachine(machine, { input: { id, writes } });
}

function provided(client: QueryClient, id: number) {
  const one = query(calls.getImport, { params: { id } });
  /** What a call answered is the newest word: an answer that is still on its way is older. */
  const kept = async (seen: calls.Import): Promise<calls.Import> => {
    await client.cancelQueries({ queryKey: one.queryKey });
    client.setQueryData(one.queryKey, seen);
    void readAgain(client, [calls.listImports, calls.listRows, calls.listMissing, calls.listEnded, getCompanyPulse]);
    return seen;
  };
  const read = async () => kept(await callEndpoint(calls.getImport, { params: { id } }));
  return importMachine.provide({
    actors: {
      watchImport: watchCache(client, [one], () => {
        const seen = client.getQueryData(one.queryKey);
        return seen ? { type: 'import.moved' as const, seen } : null;
      }),
      readImport: fromPromise<calls.Import, { id: number }>(read),
      askCommitted: fromPromise<calls.Import, { id: number }>(read),
      check: fromPromise<calls.Import, { id: number; mapping: Mapping }>(async ({ input: { mapping } }) =>
        kept(await callEndpoint(calls.putMapping, { params: { id }, body: { mapping } })),
      ),
      stopCheck: fromPromise<calls.Import, { id: number; task: number | null }>(async ({ input: { task } }) => {
        if (task !== null) await callEndpoint(cancelCompanyTask, { params: { id: task } });
        return read();
      }),
      correct: fromPromise<calls.Import, { id: number; correction: Correction | undefined }>(
        async ({ input: { correction } }) => kept(await sendCorrection(id, correction ?? { rows: [] })),
      ),
      revise: fromPromise<calls.Import, { id: number; file: unknown }>(async ({ input: { file }, signal }) => {
        const opened = await openBeside(file as Source, { sheet: null, letters: null }, signal);
        return kept(await sendCorrections(id, correctionsIn(opened)));
      }),
      commit: fromPromise<calls.Import, { id: number; answers: ReturnType<typeof answersOf> }>(
        async ({ input: { answers } }) => {
          const asked = { params: { id }, body: answers, timeLimit: LONG };
          const seen = await kept(await callEndpoint(calls.commitImport, asked));
          void readAgain(client, [listColleagues, getCompanyToday]);
          return seen;
        },
      ),
      undo: fromPromise<calls.Import, { id: number }>(async () =>
        kept(await callEndpoint(calls.undoImport, { params: { id } })),
      ),
      discard: fromPromise<calls.Import, { id: number }>(async () =>
        kept(await callEndpoint(calls.discardImport, { params: { id } })),
      ),
    },
  });
}
