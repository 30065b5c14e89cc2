import type { ReactNode } from 'react';
import { State } from '#design-system/state/state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../../session/session.queries.ts';
import { useOwnDrafts } from './record-drafts.ts';

interface RecordStateProps {
  /** Kind of the record, as its drafts are stored. */
  kind: string;
  id: number | string;
  /** The record's state: one State, or several. */
  children: ReactNode;
}

/** State of a record in a list, and whether the person has unsaved changes of it. */
export function RecordState({ kind, id, children }: RecordStateProps) {
  const t = useTexts(adminTexts);
  const draft = useOwnDrafts(useMe().id).find((own) => own.kind === kind && own.id === String(id));
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      {children}
      {draft && <State tone="draft">{t('list.draft', { time: formatTime(draft.at) })}</State>}
    </span>
  );
}
