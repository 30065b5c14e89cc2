import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';

/** The props of cancelling; the only place that reads its states. */
export function cancellationProps(snapshot: SnapshotFrom<typeof cancellationMachine>) {
  const busy = snapshot.matches('cancelling');
  return {
    mayAsk: snapshot.can({ type: 'cancellation.ask' }),
    asking: snapshot.matches('asking') || busy,
    busy,
    checking: snapshot.matches('checking'),
    unresolved: snapshot.matches('unresolved'),
    /** Why it was refused; empty when the server said nothing, null when it was not. */
    refusal: snapshot.matches('refused') ? snapshot.context.message : null,
    cancelled: snapshot.matches('cancelled'),
  };
}

export type CancellationProps = ReturnType<typeof cancellationProps>;
