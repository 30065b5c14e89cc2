import type { ReactNode } from 'react';
import { formatMoment } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../parts/admin-drawer.tsx';
import { type RecordForm, RecordProvider, useRecordForm, useRecordPart, useRecordProps } from './record-context.ts';
import { RecordFoot } from './record-foot.tsx';
import { RecordView } from './record-view.tsx';

interface RecordDrawerProps {
  form: RecordForm;
  title: string;
  /** `wide` for texts in two languages. */
  size?: 'regular' | 'wide';
  presence?: ReactNode;
  /** The record can no longer be changed, so there is nothing to save. */
  isOver?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The form of a small record, over its list. Closing asks nothing, because the draft is stored. */
export function RecordDrawer({ form, ...rest }: RecordDrawerProps) {
  return (
    <RecordProvider value={form}>
      <Shell {...rest} />
    </RecordProvider>
  );
}

function Shell({ title, size = 'regular', presence, isOver = false, children }: Omit<RecordDrawerProps, 'form'>) {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const { face, hasFoot, hasDraft } = useRecordProps();
  const { by, at } = useRecordPart(({ context: { base } }) => ({ by: base.by, at: base.at }));
  return (
    <AdminDrawer
      open={face !== 'closed'}
      onClose={() => actor.send({ type: 'record.close' })}
      title={title}
      description={by !== null && at !== null ? t('changedBy', { name: by, time: formatMoment(at) }) : undefined}
      closeLabel={t('close')}
      isWide={size === 'wide'}
      // Earlier unsaved changes can still be discarded.
      footer={hasFoot && (!isOver || hasDraft) && <RecordFoot presence={presence} />}
    >
      <RecordView>{children}</RecordView>
    </AdminDrawer>
  );
}
