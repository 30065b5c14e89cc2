import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type ActorRefFrom, type AnyActorRef, fromPromise } from 'xstate';
import { PREVIEW_LASTS } from '#contract/records/preview-lasts.ts';
import { type BulkTry, bulkMachine, type SeenPreview, type StandingBulk } from '#machines/records/bulk.machine.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { readAgain } from '../../api/query.ts';
import { timesLonger } from '../../ground/longer-times.ts';
import { focusProblem } from '../parts/focus-problem.ts';
import { goesOn } from '../parts/task-progress.ts';
import { usePulse, useTaskCalls } from '../site/pulse.ts';
import type { BulkKind } from './bulk-kind.ts';
import type { BulkPart } from './bulk-props.ts';

/** Milliseconds between two reads of a running change; longer while no answer comes. */
const PAUSE = 1000;
const LONG_PAUSE = 5000;

/** The bulk changes of a list. */
export interface ListBulk {
  kind: BulkKind;
  /** Prefix of the ids of the fields. */
  id: string;
  actor: ActorRefFrom<typeof bulkMachine>;
}

/** A list's bulk changes with the current snapshot of the machine. */
export interface BulkNow extends Omit<ListBulk, 'actor'>, BulkPart {}

/**
 * Changes many records of a list in one go (docs/machines.md 25). Use it once for each list. The screen is not rendered again when the
 * selection changes: only the rows and the shelf subscribe to it (`useBulkNow`).
 */
export function useBulk<Effects>(kind: BulkKind<Effects>): ListBulk {
  const id = useId();
  const client = useQueryClient();
  const { beat, cancel } = useTaskCalls();
  const parts = { kind, client, beat, cancel };
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const [machine] = useState(() => {
    const now = () => latest.current;
    // The pulse is read again immediately, so that the tray shows the task.
    const begun = async (answer: Promise<StandingBulk>) => {
      const bulk = await answer;
      void readAgain(now().client, [now().beat]);
      return bulk;
    };
    const read = fromPromise<StandingBulk, { id: number }>(({ input, signal }) => now().kind.read(input.id, signal));
    return bulkMachine.provide({
      delays: { previewLasts: () => PREVIEW_LASTS * timesLonger() },
      actors: {
        preview: fromPromise<SeenPreview, BulkTry>(({ input, signal }) => now().kind.preview(input, signal)),
        run: fromPromise<StandingBulk, { id: number }>(({ input }) => begun(now().kind.run(input.id))),
        readBulk: read,
        askOutcome: read,
        undo: fromPromise<StandingBulk, { id: number }>(({ input, signal }) => {
          const { undo, read: asItStands } = now().kind;
          return undo ? begun(undo(input.id)) : asItStands(input.id, signal);
        }),
        stop: fromPromise<unknown, { task: number }>(({ input }) =>
          callEndpoint(now().cancel, { params: { id: input.task } }),
        ),
        followBulk: fromPromise<never, Following>(({ input, signal }) =>
          follow((which) => now().kind.read(which, signal), input, signal),
        ),
      },
      actions: {
        reload: () => void readAgain(now().client, [...now().kind.changes, now().beat]),
        sayProblems: () => focusProblem(id),
      },
    });
  });
  // Only the kind itself needs the type of its effects.
  return { kind: kind as BulkKind, id, actor: useActorRef(machine) };
}

/** Subscribes to each snapshot of the machine. */
export function useBulkNow({ kind, id, actor }: ListBulk): BulkNow {
  const client = useQueryClient();
  useWhenOver(() => void readAgain(client, kind.changes));
  return { kind, id, snapshot: useSelector(actor, (state) => state), send: actor.send };
}

/** Reads the list again when a change ends after its drawer was closed. */
function useWhenOver(onOver: () => void) {
  const tasks = usePulse().pulse?.tasks ?? [];
  const running = tasks.filter((task) => task.bulk !== null && goesOn(task)).length;
  const before = useRef(running);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (running < before.current) over();
    before.current = running;
  }, [running]);
}

interface Following {
  machine: AnyActorRef;
  id: number;
}

/**
 * Sends each new state of the change to the machine until it stops following. Read from the server, because the cache holds an older
 * answer.
 */
function follow(
  read: (id: number) => Promise<StandingBulk>,
  { machine, id }: Following,
  signal: AbortSignal,
): Promise<never> {
  return new Promise(() => {
    const look = async () => {
      const bulk = await read(id).catch(() => null);
      if (signal.aborted) return;
      if (bulk) machine.send({ type: 'bulk.read', bulk });
      setTimeout(() => !signal.aborted && void look(), bulk ? PAUSE : LONG_PAUSE);
    };
    void look();
  });
}
