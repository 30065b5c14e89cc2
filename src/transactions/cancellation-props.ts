import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';

/** Props of cancelling; the only place that reads the states of its machine. */
export function cancellationProps(snapshot: SnapshotFrom<typeof cancellationMachine>) {
  const busy = snapshot.matches('cancelling');
  return {
    mayAsk: snapshot.can({ type: 'cancellation.ask' }),
    asking: snapshot.matches('asking') || busy,
    busy,
    checking: snapshot.matches('checking'),
    unresolved: snapshot.matches('unresolved'),
    /** Why it was refused; empty when the server gave no message, null without a refusal. */
    refusal: snapshot.matches('refused') ? snapshot.context.message : null,
    cancelled: snapshot.matches('cancelled'),
  };
}

export type CancellationProps = ReturnType<typeof cancellationProps>;
