import type { ReactNode } from 'react';
import type { AttemptState, Question } from '#contract/attempts/attempts.contract.ts';
import type { AttemptEvent } from '#machines/attempts/attempt.machine.ts';
import type { AttemptProps, KeptFace } from './attempt-props.ts';

export interface AttemptViewProps extends AttemptProps {
  course: Pick<AttemptState['course'], 'pk' | 'name' | 'in_other_language'>;
  questions: readonly Question[];
  /** The pages of the course. */
  pages: ReactNode;
  kept: KeptFace;
  onEvent: (event: AttemptEvent) => void;
  onRetryKeeping: () => void;
}
