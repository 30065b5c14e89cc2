import { initialTransition, transition } from 'xstate';
import { type BulkEvent, bulkMachine } from '#machines/records/bulk.machine.ts';
import type { BulkSnapshot } from '#src/admin/bulk/bulk-props.ts';
import type { Happened } from './record-after.ts';

/** Events sent to a bulk change before it is shown. */
export type BulkHappened = readonly (Happened | BulkEvent)[];

export interface BulkStoryProps {
  happened: BulkHappened;
  onEvent: (event: BulkEvent) => void;
}

/** Snapshot of the bulk machine after these events. */
export function bulkAfter(happened: BulkHappened): BulkSnapshot {
  const [first] = initialTransition(bulkMachine);
  return happened.reduce<BulkSnapshot>(
    (snapshot, event) => transition(bulkMachine, snapshot, event as BulkEvent)[0],
    first,
  );
}
