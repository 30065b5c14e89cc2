import type { HistorySource } from '../history/history-source.ts';
import { HistoryView } from '../history/history-view.tsx';
import { useHistory } from '../history/use-history.ts';
import { useRecordForm, useRecordProps } from './record-context.ts';

/** The history of the form's record: who changed what, and when. */
export default function RecordHistory({ source }: { source: HistorySource }) {
  const form = useRecordForm();
  const { isOpen } = useRecordProps();
  const onTake = (field: string) => {
    const { text, typed = text && String } = form.fields[field] ?? {};
    if (!typed) return undefined;
    return (before: unknown) => {
      form.actor.send({ type: 'field.change', changes: { [field]: typed(before) }, at: new Date().toISOString() });
      form.history?.onTab('fields');
    };
  };
  return (
    <HistoryView
      {...useHistory(source)}
      fields={Object.assign({}, form.fields, source.fields)}
      onTake={isOpen ? onTake : undefined}
    />
  );
}
