import { useMemo } from 'react';
import type { BulkKind } from '#src/admin/bulk/bulk-kind.ts';
import { BulkView } from '#src/admin/bulk/bulk-view.tsx';
import { type BulkStoryProps, bulkAfter } from './bulk-after.ts';

interface BulkOfProps extends BulkStoryProps {
  kind: BulkKind;
}

/** The drawer of a bulk change of one kind of records, after these events. */
export function BulkOf({ kind, happened, onEvent }: BulkOfProps) {
  const snapshot = useMemo(() => bulkAfter(happened), [happened]);
  return <BulkView kind={kind} id="sample" snapshot={snapshot} send={onEvent} />;
}
