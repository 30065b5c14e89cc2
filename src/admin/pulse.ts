import { useQuery } from '@tanstack/react-query';
import { cancelCompanyTask, cancelTask } from '#contract/tasks/tasks.contract.ts';
import { getCompanyPulse, getPulse } from '#contract/today/pulse.contract.ts';
import { query } from '../api/query.ts';
import { mayHelp } from '../api/query-client.ts';
import { refreshPause } from '../session/session.queries.ts';
import { useSite } from './site-context.ts';
import { goesOn } from './task-words.ts';

/** Milliseconds between two beats; one who waits for a task sees it move. */
const CALM = 10_000;
const BUSY = 3000;

/** The calls by which a site tells what is going on. */
const CALLS = {
  platform: { beat: getPulse, cancel: cancelTask },
  company: { beat: getCompanyPulse, cancel: cancelCompanyTask },
} as const;

export const useTaskCalls = () => CALLS[useSite().name];

/** What the last beat told, and when; undefined before the first. */
export function usePulse() {
  const { data, dataUpdatedAt } = useQuery({ ...query(useTaskCalls().beat), enabled: false });
  return { pulse: data, readAt: new Date(dataUpdatedAt) };
}

/**
 * Asks what is going on while administration is seen, again and again: politely, for nothing is said when nothing happened (304),
 * and slower while no answer comes. Only in one place.
 */
export function useBeat() {
  return useQuery({
    ...query(useTaskCalls().beat),
    refetchInterval: ({ state: { data } }) => (data?.tasks.some(goesOn) ? BUSY : CALM),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: (_, error) => mayHelp(error),
    retryDelay: refreshPause,
  });
}
