import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { listCertificates } from '#contract/certificates/certificates.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { attemptMachine } from '#machines/attempts/attempt.machine.ts';
import { isUnkept, keepingMachine, type Unkept } from '#machines/attempts/keeping.machine.ts';
import { readAgain } from '../api/query.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { SHOWING_PROGRESS } from '../ground/shown-by.ts';
import { useMe } from '../session/session.queries.ts';
import { attemptActors } from './attempt.api.ts';
import { attemptQuery, type Begun } from './attempt.queries.ts';
import { chosenOf, newsOf } from './attempt-news.ts';
import { attemptProps, keptFace } from './attempt-props.ts';

const NOTHING: Unkept = { chosen: {}, page: null, read: false };

/**
 * An attempt, wired to the server: what is done here is kept there at once, what another device did comes in, and what could
 * not be kept yet outlives a reload and a lost session (product.md 7.15).
 */
export function useAttempt(pk: number, { open }: Begun, onResult: (result: AttemptResult) => void) {
  const client = useQueryClient();
  const { data } = useQuery(attemptQuery(pk));
  const { save, submit } = attemptActors({ client, pk, attempt: open.id });
  const reload = () => void client.invalidateQueries({ queryKey: attemptQuery(pk).queryKey });
  const keeping = useKeeping(open.id, { save, reload });
  const [snapshot, send] = useMachine(
    attemptMachine.provide({
      actors: { submit },
      actions: {
        reload,
        keep: (_, change) => keeping.send({ type: 'work.changed', change }),
        hold: () => keeping.send({ type: 'work.hold' }),
        release: () => keeping.send({ type: 'work.release' }),
      },
    }),
    { input: inputOf(open, keeping.before) },
  );
  const { result } = snapshot.context;
  const tell = useEffectEvent(() => {
    if (data) send({ type: 'attempt.read', ...newsOf(data, open.id, keeping.unkept()) });
  });
  // Sent again on every change of state, because the machine ignores it while answers are scored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is a reason to send it again
  useEffect(() => tell(), [data, snapshot.value]);
  const finish = useFinish();
  const settle = useEffectEvent((settled: AttemptResult) => {
    keeping.drop();
    finish();
    onResult(settled);
  });
  useEffect(() => {
    if (result) settle(result);
  }, [result]);
  return {
    props: attemptProps(snapshot),
    kept: keeping.face,
    questions: data?.open?.id === open.id ? data.open.questions : open.questions,
    send,
    retryKeeping: keeping.retry,
  };
}

function inputOf(open: Begun['open'], unkept: Unkept) {
  return {
    questions: open.questions.map(({ id }) => id),
    chosen: { ...chosenOf(open), ...unkept.chosen },
    page: unkept.page ?? open.page,
    read: open.read || unkept.read,
  };
}

interface Calls extends Pick<ReturnType<typeof attemptActors>, 'save'> {
  reload: () => void;
}

/** Keeping the changes of an attempt; those that could not be kept before are sent first. */
function useKeeping(attempt: number, { save, reload }: Calls) {
  const [work, remember, forget] = useKeptWork<Unkept>(`attempt.${useMe().id}.${attempt}`, NOTHING);
  const [before] = useState(work);
  const [snapshot, send, actor] = useMachine(keepingMachine.provide({ actors: { save }, actions: { reload } }));
  const { unkept, sent } = snapshot.context;
  useEffect(() => {
    for (const change of changesOf(before)) send({ type: 'work.changed', change });
    const retry = () => send({ type: 'work.retry' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [send, before]);
  const note = useEffectEvent((changes: Unkept) => (isUnkept(changes) ? remember(changes) : forget()));
  useEffect(
    () =>
      note({
        chosen: { ...sent.chosen, ...unkept.chosen },
        page: unkept.page ?? sent.page,
        read: unkept.read || sent.read,
      }),
    [unkept, sent],
  );
  return {
    before,
    send,
    face: keptFace(snapshot),
    unkept: () => [actor.getSnapshot().context.sent, actor.getSnapshot().context.unkept],
    retry: () => send({ type: 'work.retry' }),
    drop: () => {
      send({ type: 'work.drop' });
      forget();
    },
  };
}

function changesOf({ chosen, page, read }: Unkept) {
  const answers = Object.entries(chosen).map(([question, given]) => ({
    answers: { question: Number(question), answers: given },
  }));
  return [...answers, ...(page === null ? [] : [{ page }]), ...(read ? [{ read: true as const }] : [])];
}

/** Reads again what an attempt changes beside itself. */
function useFinish() {
  const client = useQueryClient();
  return () => void readAgain(client, [...SHOWING_PROGRESS, listCertificates, getMe]);
}
