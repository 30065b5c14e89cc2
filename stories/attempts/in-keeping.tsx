import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { keepingMachine } from '#machines/attempts/keeping.machine.ts';
import { keptFace } from '#src/attempts/attempt-props.ts';
import { KeptStatus } from '#src/attempts/kept-status.tsx';

interface InKeepingProps {
  /** The state that the flow is pinned in. */
  value: SnapshotFrom<typeof keepingMachine>['value'];
  onRetry?: () => void;
}

const NOTHING = { chosen: {}, page: null, read: false };

/** The keeping of answers, rendered in one state of its machine. */
export function InKeeping({ value, onRetry = fn() }: InKeepingProps) {
  const context = { unkept: NOTHING, sent: NOTHING, refusal: null };
  return <KeptStatus face={keptFace(keepingMachine.resolveState({ value, context }))} onRetry={onRetry} />;
}
