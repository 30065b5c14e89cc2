import { initialTransition, transition } from 'xstate';
import { type BulkEvent, bulkMachine } from '#machines/records/bulk.machine.ts';
import type { BulkSnapshot } from '#src/admin/bulk-props.ts';
import type { Happened } from './record-after.ts';

/** What happened to the change of many records before it is looked at. */
export type BulkHappened = readonly (Happened | BulkEvent)[];

export interface BulkStoryProps {
  happened: BulkHappened;
  onEvent: (event: BulkEvent) => void;
}

/** The machine of a change of many records after what happened to it. */
export function bulkAfter(happened: BulkHappened): BulkSnapshot {
  const [first] = initialTransition(bulkMachine);
  return happened.reduce<BulkSnapshot>(
    (snapshot, event) => transition(bulkMachine, snapshot, event as BulkEvent)[0],
    first,
  );
}
