import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Asks } from '#contract/records/ending.rules.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type EndTry, endingMachine, type Saved, type SeenEnding } from '#machines/records/ending.machine.ts';
import { readRefusal } from '#machines/refusal.ts';
import { readAgain } from '../../api/query.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { focusProblem } from '../parts/focus-problem.ts';
import type { Endable, EndingKind } from './ending-kind.ts';
import { fieldsOf } from './ending-props.ts';

/** The machine of one ending, as its parts use it. */
export type EndingActor = Pick<ActorRefFrom<typeof endingMachine>, 'getSnapshot' | 'subscribe' | 'send'>;

/** The endings of the records of a list. */
export interface Endings<Row extends Endable, Effects> {
  kind: EndingKind<Row, Effects>;
  /** The record in the question, also after the question was closed. */
  asked: { row: Row; actor: EndingActor } | null;
  /** Prefix of the ids of the fields. */
  id: string;
  /** Opens the question whether to end a record, and reads the impact. */
  ask: (row: Row) => void;
  /** Restores a record immediately. */
  restore: (row: Row) => void;
  isRestoring: (row: Row) => boolean;
}

/**
 * Ends and restores records of a list. Each press starts a machine of its own, so that one record can be restored while the question about
 * another is open.
 */
export function useEndings<Row extends Endable, Effects>(kind: EndingKind<Row, Effects>): Endings<Row, Effects> {
  const id = useId();
  const [asked, setAsked] = useState<Endings<Row, Effects>['asked']>(null);
  const { restoring, begin, done } = useRestoring();
  const start = useStart(kind, id, done);
  const { idOf } = kind;
  return {
    kind,
    asked,
    id,
    ask: (row) => setAsked({ row, actor: start(row, 'end') }),
    // A second press before the button is drawn as busy is ignored.
    restore: (row) => {
      if (begin(idOf(row))) start(row, 'restore');
    },
    isRestoring: (row) => restoring.includes(idOf(row)),
  };
}

/** The records that are being restored, until the list has been read again. */
function useRestoring() {
  const running = useRef(new Set<number>());
  const [restoring, draw] = useState<readonly number[]>([]);
  const update = () => draw([...running.current]);
  return {
    restoring,
    begin: (id: number) => {
      if (running.current.has(id)) return false;
      running.current.add(id);
      update();
      return true;
    },
    done: (id: number) => {
      if (running.current.delete(id)) update();
    },
  };
}

function useStart<Row extends Endable, Effects>(
  kind: EndingKind<Row, Effects>,
  id: string,
  done: (id: number) => void,
) {
  const t = useTexts(recordsTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const parts = { kind, client, id, done, toasts, undo: t('undo'), unknown: t('unknown') };
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  return (row: Row, way: 'end' | 'restore') => startEnding({ row, way, parts: () => latest.current });
}

interface Parts<Row extends Endable, Effects> {
  kind: EndingKind<Row, Effects>;
  client: QueryClient;
  id: string;
  done: (id: number) => void;
  toasts: ReturnType<typeof useToasts>;
  undo: string;
  unknown: string;
}

interface Starting<Row extends Endable, Effects> {
  row: Row;
  way: 'end' | 'restore';
  /** The parts as last rendered. */
  parts: () => Parts<Row, Effects>;
}

function startEnding<Row extends Endable, Effects>({ row, way, parts }: Starting<Row, Effects>) {
  const { kind } = parts();
  let tried: EndTry | null = null;
  const actor = createActor(
    endingMachine.provide({
      actors: {
        readImpact: fromPromise<SeenEnding>(({ signal }) => readBy(kind, { row, signal, tried: null })),
        askEnded: fromPromise<SeenEnding>(({ signal }) => readBy(kind, { row, signal, tried })),
        end: fromPromise<Saved, EndTry>(({ input }) => {
          tried = input;
          return kind.end(row, input);
        }),
        restore: fromPromise<Saved, Saved>(({ input: { revision } }) => restoreBy(kind, row, revision)),
      },
      actions: {
        sayEnded: ({ context }) => {
          const { kind, toasts, undo } = parts();
          const action = kind.restore && { label: undo, onPress: () => actor.send({ type: 'record.restore' }) };
          const text = kind.ended(row, context.answers, context.outcome);
          toasts.show(Object.assign({ tone: 'success' as const, text }, action && { action }));
        },
        sayRestored: () => {
          const { kind, toasts } = parts();
          toasts.show({ tone: 'success', text: kind.restored(row) });
        },
        sayFailed: (_, { error }) => {
          const { toasts, unknown } = parts();
          toasts.show({ tone: 'error', text: readRefusal(error).message || unknown });
        },
        sayProblems: () => focusProblem(parts().id),
        reload: () => {
          const { client, done } = parts();
          void readAgain(client, kind.changes).finally(() => done(kind.idOf(row)));
        },
      },
    }),
    { input: { way, name: row.name, revision: row.revision, asks: asksOf(kind, row, null) } },
  );
  return actor.start();
}

interface Reading<Row> {
  row: Row;
  signal: AbortSignal;
  tried: EndTry | null;
}

/** The impact of ending a record, with the fields to fill in. */
async function readBy<Row extends Endable, Effects>(
  kind: EndingKind<Row, Effects>,
  { row, signal, tried }: Reading<Row>,
): Promise<SeenEnding> {
  const seen = await kind.read(row, signal, tried);
  return Object.assign({ asks: asksOf(kind, row, seen.effects) }, seen);
}

function restoreBy<Row extends Endable, Effects>(kind: EndingKind<Row, Effects>, row: Row, seen: number) {
  return kind.restore ? kind.restore(row, seen) : Promise.reject(new Error(`${row.name} cannot be shown again`));
}

const asksOf = <Row extends Endable, Effects>(
  { wordsOf }: EndingKind<Row, Effects>,
  row: Row,
  effects: Effects | null,
): Asks =>
  Object.fromEntries(Object.entries(fieldsOf(wordsOf(row), effects)).map(([field, { need }]) => [field, need]));
