import { useState } from 'react';
import { fn } from 'storybook/test';
import { differing, type EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { refusalOf } from '#machines/refusal.ts';
import { RecordDrawer } from '#src/admin/record/record-drawer.tsx';
import { Presence } from '#src/admin/record/record-marks.tsx';
import { useRecord } from '#src/admin/record/use-record.ts';
import { useSample } from '../testing/use-sample.ts';
import { SampleRecordFields } from './in-record.tsx';
import { sampleFields, sampleProblems, sampleRecord, sampleTheirs, sayProblem } from './sample-record.ts';

export interface InRecordDrawerProps {
  size?: 'regular' | 'wide';
  /** Another user saves a change before the first save here. */
  late?: boolean;
  onSave?: (tried: SaveTry) => void;
}

/** Fake server with one record. */
function serverOf(late: boolean) {
  let record: EditedRecord = sampleRecord;
  return {
    read: async () => record,
    save: async ({ seen, changes }: SaveTry) => {
      if (late && record === sampleRecord) record = sampleTheirs({ name: 'Leto', percent: '25' });
      if (seen !== record.revision) throw refusalOf({ status: 409, code: 'record.changed' });
      const fields = { ...record.fields, ...differing(changes, record) };
      record = { ...record, fields, revision: record.revision + 1 };
      return record;
    },
  };
}

/** A whole form in its drawer, as on a screen. */
export function InRecordDrawer({ size = 'wide', late = false, onSave = fn() }: InRecordDrawerProps) {
  const [server] = useState(() => serverOf(late));
  const title = useSample('Leto u teretani');
  const form = useRecord({
    place: { person: 1, kind: 'coupon', id: '7' },
    name: title,
    path: '/admin-panel/coupons?open=7',
    fields: useSample(sampleFields),
    problemsOf: sampleProblems,
    sayProblem,
    mayWrite: true,
    read: server.read,
    save: (tried) => {
      onSave(tried);
      return server.save(tried);
    },
    onClosed: fn(),
  });
  return (
    <RecordDrawer form={form} title={title} size={size} presence={<Presence names={['Jelena Đorđević']} />}>
      <SampleRecordFields />
    </RecordDrawer>
  );
}
