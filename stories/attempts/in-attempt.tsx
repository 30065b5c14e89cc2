import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { type AttemptEvent, attemptMachine } from '#machines/attempts/attempt.machine.ts';
import { type Chosen, NOTHING_UNKEPT } from '#machines/attempts/attempt-changes.ts';
import { refusalOf } from '#machines/refusal.ts';
import { attemptProps, type KeptFace } from '#src/attempts/attempt-props.ts';
import { AttemptView } from '#src/attempts/attempt-view.tsx';
import { useSample } from '../testing/use-sample.ts';
import { failedResult, passedResult, sampleCourse, sampleQuestions } from './sample-attempt.ts';
import { SamplePages } from './sample-pages.tsx';

export interface InAttemptProps {
  /** The state of the machine that is shown. */
  value: SnapshotFrom<typeof attemptMachine>['value'];
  index?: number;
  chosen?: Chosen;
  /** The message of the refusal. */
  message?: string;
  result?: AttemptResult | null;
  kept?: KeptFace;
  onEvent?: (event: AttemptEvent) => void;
}

/** An attempt at a course, in one state of its machine. */
export function InAttempt({ value, index = 0, chosen = {}, message = '', kept = 'kept', ...rest }: InAttemptProps) {
  const { result = value === 'passed' ? passedResult : failedResult, onEvent = fn() } = rest;
  const snapshot = attemptMachine.resolveState({
    value,
    context: {
      questions: sampleQuestions.map(({ id }) => id),
      chosen,
      page: 1,
      read: value !== 'reading',
      unkept: NOTHING_UNKEPT,
      own: [],
      news: null,
      index,
      result,
      refusal: value === 'notSubmitted' ? refusalOf({ message }) : null,
    },
  });
  return (
    <AttemptView
      {...attemptProps(snapshot)}
      course={useSample(sampleCourse)}
      questions={useSample(sampleQuestions)}
      pages={<SamplePages />}
      kept={kept}
      onEvent={onEvent}
      onRetryKeeping={fn()}
    />
  );
}
