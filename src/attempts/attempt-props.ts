import type { SnapshotFrom } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { answeredOf, type attemptMachine } from '#machines/attempts/attempt.machine.ts';
import type { Chosen } from '#machines/attempts/attempt-changes.ts';
import type { keepingMachine } from '#machines/attempts/keeping.machine.ts';

/** Props of the views of an attempt. */
export interface AttemptProps {
  face: 'reading' | 'question' | 'review' | 'passed' | 'failed';
  /** The step has just appeared and takes no input yet: the second press of a double one was meant for the previous step. */
  appearing: boolean;
  /** Waiting for the server's answer. */
  busy: boolean;
  /** The server's message when submitting was refused, empty when it gave none; null without a refusal. */
  refusal: string | null;
  /** Index of the current question, from 0. */
  index: number;
  chosen: Chosen;
  /** Number of answered questions. */
  answered: number;
  /** Last read page of the PDF. */
  page: number;
  result: AttemptResult | null;
}

const FACES = ['reading', 'question', 'passed', 'failed'] as const;

/** Props from a snapshot; the only place that reads the machine's states. */
export function attemptProps(snapshot: SnapshotFrom<typeof attemptMachine>): AttemptProps {
  const { value, context } = snapshot;
  const { index, chosen, page, result, refusal } = context;
  return {
    face: FACES.find((face) => snapshot.matches(face)) ?? 'review',
    appearing: snapshot.matches({ question: 'appearing' }) || snapshot.matches({ review: 'appearing' }),
    busy: value === 'scoring',
    refusal: value === 'notSubmitted' ? (refusal?.message ?? '') : null,
    index,
    chosen,
    page,
    result,
    answered: answeredOf(context),
  };
}

/** Whether all answers are saved on the server. */
export type KeptFace = 'kept' | 'saving' | 'unkept';

export function keptFace({ value }: SnapshotFrom<typeof keepingMachine>): KeptFace {
  if (value === 'unkept') return 'unkept';
  return value === 'kept' ? 'kept' : 'saving';
}
