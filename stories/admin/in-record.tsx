import { useMemo } from 'react';
import type { KeptDraft } from '#machines/records/record-draft.ts';
import type { RecordEditorEvent } from '#machines/records/record-editor.machine.ts';
import { type RecordActor, RecordProvider } from '#src/admin/record/record-context.ts';
import { RecordPair, RecordText } from '#src/admin/record/record-fields.tsx';
import { RecordFoot } from '#src/admin/record/record-foot.tsx';
import { Presence } from '#src/admin/record/record-marks.tsx';
import { type RecordSnapshot, recordProps } from '#src/admin/record/record-props.ts';
import { RecordView } from '#src/admin/record/record-view.tsx';
import { useSample } from '../testing/use-sample.ts';
import { type Happened, recordAfter } from './record-after.ts';
import { sampleFields, sampleProblems, sayProblem } from './sample-record.ts';

/** Form fields of the sample record. */
export function SampleRecordFields() {
  return (
    <>
      <RecordText name="name" required />
      <RecordText name="percent" suffix="%" inputMode="numeric" />
      <RecordPair name="text" label={useSample('Opis')} lines most={160} />
    </>
  );
}

export interface InRecordProps {
  snapshot: RecordSnapshot;
  onEvent: (event: RecordEditorEvent) => void;
  /** Names of other people who have it open. */
  presence?: readonly string[];
}

const NOTHING = new Set<string>();

/** The form of a record in one state of its machine, without its drawer. */
export function InRecord({ snapshot, onEvent, presence = [] }: InRecordProps) {
  const named = useSample(sampleFields);
  const actor = useMemo<RecordActor>(
    () => ({
      getSnapshot: () => snapshot,
      subscribe: () => ({ unsubscribe: () => {} }),
      send: onEvent,
    }),
    [snapshot, onEvent],
  );
  return (
    <RecordProvider
      value={{ actor, fields: named, preparing: NOTHING, problemsOf: sampleProblems, sayProblem, id: 'sample' }}
    >
      <div className="mx-auto grid max-w-[960px] gap-6 bg-surface p-4 desk:p-8">
        <RecordView>
          <SampleRecordFields />
        </RecordView>
        {recordProps(snapshot).hasFoot && (
          <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
            <RecordFoot presence={<Presence names={presence} />} />
          </footer>
        )}
      </div>
    </RecordProvider>
  );
}

export interface RecordAfterProps extends Omit<InRecordProps, 'snapshot'> {
  /** Events sent to the machine before it is shown. */
  happened: readonly Happened[];
  /** Stored draft of an earlier visit. */
  kept?: KeptDraft | null;
}

/** The form of a record after these events. */
export function RecordAfter({ happened, kept = null, ...rest }: RecordAfterProps) {
  const snapshot = useMemo(() => recordAfter(happened, kept), [happened, kept]);
  return <InRecord {...rest} snapshot={snapshot} />;
}
