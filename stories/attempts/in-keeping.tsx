import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { NOTHING_UNKEPT } from '#machines/attempts/attempt-changes.ts';
import { keepingMachine } from '#machines/attempts/keeping.machine.ts';
import { keptFace } from '#src/attempts/attempt-props.ts';
import { KeptStatus } from '#src/attempts/kept-status.tsx';

interface InKeepingProps {
  /** The state of the machine that is shown. */
  value: SnapshotFrom<typeof keepingMachine>['value'];
  onRetry?: () => void;
}

/** Status of saving the answers, in one state of its machine. */
export function InKeeping({ value, onRetry = fn() }: InKeepingProps) {
  const context = { unkept: NOTHING_UNKEPT, sent: NOTHING_UNKEPT, refusal: null };
  return <KeptStatus face={keptFace(keepingMachine.resolveState({ value, context }))} onRetry={onRetry} />;
}
