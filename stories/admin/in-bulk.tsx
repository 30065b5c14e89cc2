import { useMemo } from 'react';
import type { BulkEvent } from '#machines/records/bulk.machine.ts';
import { isNothing } from '#machines/records/selection.ts';
import type { BulkKind } from '#src/admin/bulk/bulk-kind.ts';
import type { BulkSnapshot } from '#src/admin/bulk/bulk-props.ts';
import { BulkView } from '#src/admin/bulk/bulk-view.tsx';
import { ListShelf } from '#src/admin/list/list-shelf.tsx';
import { EMPTY } from '#src/admin-benefits/benefit-bulk-values.ts';
import { useBenefitBulk } from '#src/admin-benefits/use-benefit-bulk.tsx';
import { type BulkStoryProps, bulkAfter } from './bulk-after.ts';
import { leftOut, meaningOf } from './sample-bulk.ts';

interface InBulkProps {
  snapshot: BulkSnapshot;
  onEvent: (event: BulkEvent) => void;
}

/** A bulk change of benefits in one state of its machine: the shelf, or the drawer over its list. */
export function InBulk({ snapshot, onEvent }: InBulkProps) {
  const kind = useBenefitBulk(() => ({})) as BulkKind;
  const whole = useMemo(() => told(snapshot), [snapshot]);
  const bulk = { kind, id: 'sample', snapshot: whole, send: onEvent };
  const { selection } = snapshot.context;
  return (
    <>
      {!isNothing(selection) && (
        <ListShelf
          bulk={bulk}
          count={412}
          isExact
          onClear={() => onEvent({ type: 'selection.change', selection: { of: 'rows', keys: [] } })}
          chosen={{
            selection,
            chosen: new Set(),
            choose: () => {},
            clear: () => {},
            chooseAll: selection.of === 'rows' ? () => {} : null,
            isElsewhere: false,
            notHere: 0,
            show: null,
            isTooMany: false,
          }}
        />
      )}
      <BulkView {...bulk} />
    </>
  );
}

/** The samples of the paths have only counts; the other fields of the server's answers are added here. */
function told(snapshot: BulkSnapshot): BulkSnapshot {
  const { context } = snapshot;
  const { preview, bulk } = context;
  const count = bulk && bulk.affected - bulk.changed;
  const kept = bulk?.status === 'undone' ? leftOut('kept', bulk.changed) : null;
  const moved = bulk?.status === 'done' ? leftOut('moved', count ?? 0) : [];
  return Object.assign(Object.create(Object.getPrototypeOf(snapshot)), snapshot, {
    context: Object.assign({}, context, {
      values: Object.assign({}, context.action === 'price' ? EMPTY.price : {}, context.values),
      preview: preview && Object.assign(meaningOf(context.action, preview.count, preview.affected), preview),
      bulk: bulk && Object.assign({ action: 'price', left_out: kept ?? moved, gone: 0 }, bulk),
    }),
  });
}

/** The bulk change after these events. */
export function BulkAfter({ happened, onEvent }: BulkStoryProps) {
  const snapshot = useMemo(() => bulkAfter(happened), [happened]);
  return <InBulk snapshot={snapshot} onEvent={onEvent} />;
}
