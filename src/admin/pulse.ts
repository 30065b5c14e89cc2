import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cancelCompanyTask, cancelTask, listCompanyTasks, listTasks } from '#contract/tasks/tasks.contract.ts';
import {
  COMPANY_WATCHED,
  getCompanyPulse,
  getPulse,
  type Pulse,
  type Watched,
} from '#contract/today/pulse.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { mayHelp } from '../api/query-client.ts';
import { watchCache } from '../api/watch-cache.ts';
import { refreshPause } from '../session/session.queries.ts';
import { NEW } from './list-address.ts';
import { workOf } from './site.ts';
import { useSite, useWorkSite } from './site-context.ts';
import { goesOn } from './task-progress.ts';

/** Milliseconds between two beats; one who waits for a task sees it move. */
const CALM = 10_000;
const BUSY = 3000;

/** The calls by which a site tells what is going on, lists all tasks, and stops one. */
const CALLS = {
  platform: { beat: getPulse, list: listTasks, cancel: cancelTask },
  company: { beat: getCompanyPulse, list: listCompanyTasks, cancel: cancelCompanyTask },
} as const;

export const useTaskCalls = () => CALLS[useWorkSite()];

/** The call by which this site tells what goes on; a site that is only read has none. */
export function useBeats(): readonly Beat[] {
  const name = workOf(useSite());
  return name === null ? [] : [CALLS[name].beat];
}

/** The record that is open in a form; of one is asked at a time. */
let open: string | undefined;

type Beat = (typeof CALLS)[keyof typeof CALLS]['beat'];

/** By the name of its call alone, whichever record is open: what is known of tasks stays while that changes. */
const beatQuery = (beat: Beat) => ({
  queryKey: [beat.path],
  queryFn: ({ signal }: { signal: AbortSignal }) => callEndpoint(beat, { query: { open }, signal }),
});

/** What the last beat told, and when; undefined before the first. */
export function usePulse() {
  const { data, dataUpdatedAt } = useQuery({ ...beatQuery(useTaskCalls().beat), enabled: false });
  return { pulse: data, readAt: new Date(dataUpdatedAt) };
}

/**
 * Asks what is going on while administration is seen, again and again: politely, for nothing is said when nothing happened (304),
 * and slower while no answer comes. Only in one place.
 */
export function useBeat() {
  return useQuery({
    ...beatQuery(useTaskCalls().beat),
    refetchInterval: ({ state: { data } }) => (data?.tasks.some(goesOn) ? BUSY : CALM),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: (_, error) => mayHelp(error),
    retryDelay: refreshPause,
  });
}

/** The call that tells of records of a kind; none is watched on both sites. */
const beatOf = (kind: Watched): Beat =>
  (COMPANY_WATCHED as readonly Watched[]).includes(kind) ? getCompanyPulse : getPulse;

/** The names of others who have a record open that they may save, as the last beat told. */
export function useEditors(kind: Watched, id: string): readonly string[] {
  const { data } = useQuery({ ...beatQuery(beatOf(kind)), enabled: false });
  return data?.record?.open === `${kind}.${id}` ? data.record.editing : [];
}

/**
 * Has the pulse tell of a record while its form is open. Answers the actor by which the form learns that somebody else has saved
 * it, before one saves over them; a record that is not there yet is nobody's.
 */
export function useRecordWatch(kind: Watched, id: string) {
  const client = useQueryClient();
  const beat = beatOf(kind);
  const name = `${kind}.${id}`;
  useEffect(() => {
    if (id === NEW) return;
    open = name;
    void beatWith(client, beat, name);
    return () => {
      if (open === name) open = undefined;
    };
  }, [client, beat, id, name]);
  const [watch] = useState(() => watchCache(client, [beatQuery(beat)], () => movedOf(client, beat, name)));
  return watch;
}

/** A beat that was on the way began without the record, and the first one keeps another from beginning: then one more follows. */
async function beatWith(client: QueryClient, beat: Beat, name: string): Promise<void> {
  const isOnTheWay = client.isFetching({ queryKey: [beat.path] }) > 0;
  await readAgain(client, [beat]);
  if (isOnTheWay && open === name) await readAgain(client, [beat]);
}

function movedOf(client: QueryClient, beat: Beat, name: string) {
  const record = client.getQueryData<Pulse>([beat.path])?.record;
  if (record?.open !== name) return null;
  const { revision, changed } = record;
  return { type: 'record.moved' as const, revision, by: changed.by?.name ?? null, at: changed.at };
}
