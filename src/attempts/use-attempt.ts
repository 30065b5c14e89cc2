import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { listCertificates } from '#contract/certificates/certificates.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { attemptMachine, keepingOfAttempt } from '#machines/attempts/attempt.machine.ts';
import { NOTHING_UNKEPT, type Unkept } from '#machines/attempts/attempt-changes.ts';
import { isUnkept, unkeptOf } from '#machines/attempts/keeping.machine.ts';
import { watcherOf } from '#machines/watcher.ts';
import { readAgain } from '../api/query.ts';
import { watchCache } from '../api/watch-cache.ts';
import { READS_OF_PROGRESS } from '../ground/invalidated-reads.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useEachSnapshot } from '../ground/use-each-snapshot.ts';
import { useMe } from '../session/session.queries.ts';
import { attemptActors } from './attempt.api.ts';
import { attemptQuery, type Begun } from './attempt.queries.ts';
import { chosenOf, newsOf } from './attempt-news.ts';
import { attemptProps, keptFace } from './attempt-props.ts';

/**
 * Wires an attempt to the server: each answer is saved immediately, changes of another device are taken over, and unsaved
 * answers survive a reload and a lost session (product.md 7.15).
 */
export function useAttempt(pk: number, { open }: Begun, onResult: (result: AttemptResult) => void) {
  const client = useQueryClient();
  const { data } = useQuery(attemptQuery(pk));
  const [work, remember, forget] = useKeptWork<Unkept>(`attempt.${useMe().id}.${open.id}`, NOTHING_UNKEPT);
  const finish = useFinish();
  const { actors, reload } = wiringOf(client, pk, open.id);
  const machine = attemptMachine.provide({
    actors,
    actions: {
      reload,
      settle: (_, { result }) => {
        forget();
        finish();
        if (result) onResult(result);
      },
    },
  });
  const [snapshot, send] = useMachine(machine, { input: inputOf(open, work) });
  const { keeping } = snapshot.children;
  useEachSnapshot(keeping, ({ context }) => {
    const unkept = unkeptOf(context);
    if (isUnkept(unkept)) remember(unkept);
    else forget();
  });
  return {
    props: attemptProps(snapshot),
    kept: useSelector(keeping, (kept) => (kept ? keptFace(kept) : 'kept')),
    questions: data?.open?.id === open.id ? data.open.questions : open.questions,
    send,
    retryKeeping: () => keeping?.send({ type: 'work.retry' }),
  };
}

/** Actors of an attempt's machine: calls, and watchers of cache and network. */
function wiringOf(client: QueryClient, pk: number, attempt: number) {
  const query = attemptQuery(pk);
  const { save, submit } = attemptActors({ client, pk, attempt });
  const reload = () => void client.invalidateQueries({ queryKey: query.queryKey });
  const keeping = keepingOfAttempt.provide({ actors: { save, watchNetwork }, actions: { reload } });
  const watchAttempt = watchCache(client, [query], () => {
    const read = client.getQueryData(query.queryKey);
    return read ? { type: 'attempt.read', ...newsOf(read, attempt) } : null;
  });
  return { actors: { submit, keeping, watchAttempt }, reload };
}

/** Retries saving when the network is back. */
const watchNetwork = watcherOf((tell) => {
  const retry = () => tell({ type: 'work.retry' });
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
});

function inputOf(open: Begun['open'], unkept: Unkept) {
  return {
    questions: open.questions.map(({ id }) => id),
    chosen: { ...chosenOf(open), ...unkept.chosen },
    page: unkept.page ?? open.page,
    read: open.read || unkept.read,
    unkept,
  };
}

/** Reads again the other data that a finished attempt changes. */
function useFinish() {
  const client = useQueryClient();
  return () => void readAgain(client, [...READS_OF_PROGRESS, listCertificates, getMe]);
}
