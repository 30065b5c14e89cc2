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
import { callEndpoint } from '../../api/call-endpoint.ts';
import { readAgain } from '../../api/query.ts';
import { mayHelp } from '../../api/query-client.ts';
import { watchCache } from '../../api/watch-cache.ts';
import { refreshPause } from '../../session/session.queries.ts';
import { NEW } from '../parts/list-address.ts';
import { goesOn } from '../parts/task-progress.ts';
import { workOf } from './site.ts';
import { useSite, useWorkSite } from './site-context.ts';

/** Milliseconds between two polls of the pulse; fewer while a task runs, so that its progress moves. */
const CALM = 10_000;
const BUSY = 3000;

/** The calls of a site: the pulse, the list of all tasks, and cancelling a task. */
const CALLS = {
  platform: { beat: getPulse, list: listTasks, cancel: cancelTask },
  company: { beat: getCompanyPulse, list: listCompanyTasks, cancel: cancelCompanyTask },
} as const;

export const useTaskCalls = () => CALLS[useWorkSite()];

/** The pulse of this site in an array; empty on a read-only site. */
export function useBeats(): readonly Beat[] {
  const name = workOf(useSite());
  return name === null ? [] : [CALLS[name].beat];
}

/** The record that is open in a form; the pulse asks about one at a time. */
let open: string | undefined;

type Beat = (typeof CALLS)[keyof typeof CALLS]['beat'];

/** The query key is the path alone, whichever record is open, so that the known tasks stay when that changes. */
const beatQuery = (beat: Beat) => ({
  queryKey: [beat.path],
  queryFn: ({ signal }: { signal: AbortSignal }) => callEndpoint(beat, { query: { open }, signal }),
});

/** The last answer of the pulse and when it was received; undefined before the first. */
export function usePulse() {
  const { data, dataUpdatedAt } = useQuery({ ...beatQuery(useTaskCalls().beat), enabled: false });
  return { pulse: data, readAt: new Date(dataUpdatedAt) };
}

/**
 * Polls the pulse while administration is visible: cheaply, since the server answers 304 when nothing happened, and more slowly while no
 * answer comes. Mount it once.
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

/** The pulse that reports on records of a kind; no kind is watched on both sites. */
const beatOf = (kind: Watched): Beat =>
  (COMPANY_WATCHED as readonly Watched[]).includes(kind) ? getCompanyPulse : getPulse;

/** Names of other people who may save the record and have it open, by the last answer of the pulse. */
export function useEditors(kind: Watched, id: string): readonly string[] {
  const { data } = useQuery({ ...beatQuery(beatOf(kind)), enabled: false });
  return data?.record?.open === `${kind}.${id}` ? data.record.editing : [];
}

/**
 * Makes the pulse report on a record while its form is open. Returns the actor that tells the form when somebody else has saved it; a new
 * record is not watched.
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

/** A request already in flight does not name the record and blocks a new one, so one more follows it. */
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
