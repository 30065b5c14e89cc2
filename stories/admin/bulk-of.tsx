import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import { type BulkEvent, bulkMachine } from '#machines/records/bulk.machine.ts';
import type { BulkKind } from '#src/admin/bulk-kind.ts';
import type { BulkSnapshot } from '#src/admin/bulk-props.ts';
import { BulkView } from '#src/admin/bulk-view.tsx';
import type { Happened } from './record-after.ts';

/** What happened to the change of many records before it is looked at. */
export type BulkHappened = readonly (Happened | BulkEvent)[];

interface BulkOfProps {
  kind: BulkKind;
  happened: BulkHappened;
  onEvent: (event: BulkEvent) => void;
}

/** The drawer of a change of many records of one kind, after what happened to it. */
export function BulkOf({ kind, happened, onEvent }: BulkOfProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(bulkMachine);
    return happened.reduce<BulkSnapshot>(
      (before, event) => transition(bulkMachine, before, event as BulkEvent)[0],
      first,
    );
  }, [happened]);
  return <BulkView kind={kind} id="sample" snapshot={snapshot} send={onEvent} />;
}

export interface BulkStoryProps {
  happened: BulkHappened;
  onEvent: (event: BulkEvent) => void;
}
