import type { SnapshotFrom } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { answeredOf, type attemptMachine } from '#machines/attempts/attempt.machine.ts';
import type { Chosen } from '#machines/attempts/attempt-changes.ts';
import type { keepingMachine } from '#machines/attempts/keeping.machine.ts';

/** What of an attempt's flow is to be seen. */
export interface AttemptProps {
  face: 'reading' | 'question' | 'review' | 'passed' | 'failed';
  /** What is shown is there too soon to be answered or submitted: a second press was meant for what led to it. */
  appearing: boolean;
  /** An answer of the server is waited for. */
  busy: boolean;
  /** Why it was not submitted: the server's message, or nothing when it said none. Null when nothing was refused. */
  refusal: string | null;
  /** The place of the question that is asked, from 0. */
  index: number;
  chosen: Chosen;
  /** How many questions have an answer. */
  answered: number;
  /** The page of the PDF that was read last. */
  page: number;
  result: AttemptResult | null;
}

const FACES = ['reading', 'question', 'passed', 'failed'] as const;

/** A snapshot as props: the only reader of the machine's state names. */
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

/** Whether all that was done is on the server. */
export type KeptFace = 'kept' | 'saving' | 'unkept';

export function keptFace({ value }: SnapshotFrom<typeof keepingMachine>): KeptFace {
  if (value === 'unkept') return 'unkept';
  return value === 'kept' ? 'kept' : 'saving';
}
