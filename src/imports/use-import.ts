import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { type Correction, importMachine } from '#machines/imports/import.machine.ts';
import type { answersOf } from '#machines/imports/import-answers.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query, readAgain } from '../api/query.ts';
import { watchCache } from '../api/watch-cache.ts';
import { type ImportSite, useImportSite } from './import-site.ts';
import { openBeside } from './open-beside.ts';
import type { Source } from './open-file.ts';
import { correctionsIn, sendCorrection, sendCorrections } from './send-correction.ts';

/** Milliseconds between two reads of an import that a task works on. */
const PAUSE = 1500;
const LONG = 120_000;

const isWorkedOn = (status: Import['status'] | undefined) => status === 'checking' || status === 'undoing';

interface Ways {
  /** Whether this person may start the check. */
  writes: boolean;
  /** Moves the focus to the first problem. */
  onProblems: () => void;
  /** The import was discarded. */
  onLeave: () => void;
}

/** The machine of one import; it learns of changes from the cache, which is read again while a task works on the import. */
export function useImport(id: number, { writes, onProblems, onLeave }: Ways) {
  const client = useQueryClient();
  const site = useImportSite();
  const one = query(site.calls.getImport, { params: { id } });
  const { data } = useQuery({
    ...one,
    // The first read is made by the machine.
    enabled: ({ state: { data } }) => data !== undefined,
    staleTime: PAUSE,
    refetchInterval: ({ state: { data } }) => (isWorkedOn(data?.status) ? PAUSE : false),
    refetchOnWindowFocus: 'always',
  });
  useWhenTakenBack(data?.status, () => void readAgain(client, site.moved.rows));
  const said = useEffectEvent(onProblems);
  const left = useEffectEvent(onLeave);
  const machine = useMemo(
    () => provided(client, site, id).provide({ actions: { sayProblems: () => said(), leave: () => left() } }),
    [client, site, id],
  );
  return useMachine(machine, { input: { id, writes } });
}

/**
 * Once the task that takes the import back has ended, completely or not, the records that it wrote are read again wherever they are shown.
 */
function useWhenTakenBack(status: Import['status'] | undefined, onOver: () => void) {
  const before = useRef(status);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (before.current === 'undoing' && status !== 'undoing') over();
    before.current = status;
  }, [status]);
}

function provided(client: QueryClient, site: ImportSite, id: number) {
  const { calls } = site;
  const one = query(calls.getImport, { params: { id } });
  /** The answer of a call is newer than that of a read still in flight, which is therefore cancelled. */
  const kept = async (seen: Import): Promise<Import> => {
    await client.cancelQueries({ queryKey: one.queryKey });
    client.setQueryData(one.queryKey, seen);
    void readAgain(client, [site.listed, calls.listRows, ...site.moved.task]);
    return seen;
  };
  const read = async () => kept(await callEndpoint(calls.getImport, { params: { id } }));
  return importMachine.provide({
    actors: {
      watchImport: watchCache(client, [one], () => {
        const seen = client.getQueryData(one.queryKey);
        return seen ? { type: 'import.moved' as const, seen } : null;
      }),
      readImport: fromPromise<Import, { id: number }>(read),
      askCommitted: fromPromise<Import, { id: number }>(read),
      check: fromPromise<Import, { id: number; mapping: Mapping }>(async ({ input: { mapping } }) =>
        kept(await callEndpoint(calls.putMapping, { params: { id }, body: { mapping } })),
      ),
      stopCheck: fromPromise<Import, { id: number }>(async () =>
        kept(await callEndpoint(calls.stopCheck, { params: { id } })),
      ),
      correct: fromPromise<Import, { id: number; correction: Correction | undefined }>(
        async ({ input: { correction } }) => kept(await sendCorrection(calls, id, correction ?? { rows: [] })),
      ),
      revise: fromPromise<Import, { id: number; file: unknown }>(async ({ input: { file }, signal }) => {
        const opened = await openBeside(file as Source, { sheet: null, letters: null }, signal);
        return kept(await sendCorrections(calls, id, correctionsIn(site.kind, opened)));
      }),
      commit: fromPromise<Import, { id: number; answers: ReturnType<typeof answersOf> }>(
        async ({ input: { answers } }) => {
          const seen = await kept(await site.commit(id, answers, LONG));
          void readAgain(client, site.moved.rows);
          return seen;
        },
      ),
      undo: fromPromise<Import, { id: number }>(async () =>
        kept(await callEndpoint(calls.undoImport, { params: { id } })),
      ),
      discard: fromPromise<Import, { id: number }>(async () =>
        kept(await callEndpoint(calls.discardImport, { params: { id } })),
      ),
    },
  });
}
