import type { ReactNode } from 'react';
import { State } from '#design-system/state/state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { useOwnDrafts } from './record-drafts.ts';

interface RecordStateProps {
  /** Of which record, as its drafts are kept. */
  kind: string;
  id: number | string;
  /** How it stands: one State, or several. */
  children: ReactNode;
}

/** How a record of a list stands, and whether one has left changes of it unsaved. */
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
