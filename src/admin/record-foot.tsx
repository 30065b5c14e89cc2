import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { newKey } from '../ground/new-key.ts';
import { saveRecord, useRecordForm, useRecordPart, useRecordProps } from './record-context.ts';
import { DraftChip } from './record-marks.tsx';

/** The foot of every form: how it stands, who else is here, discard, save. */
export function RecordFoot({ presence }: { presence?: ReactNode }) {
  const t = useTexts(recordsTexts);
  const { face, work, hasDraft } = useRecordProps();
  const at = useRecordPart(({ context }) => context.at);
  return (
    <>
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="text-14">
          {work !== null && t(work)}
        </p>
        {face === 'merge' ? <RevisionNote /> : work === null && hasDraft && <DraftChip at={at} />}
        {presence}
      </div>
      {face === 'merge' ? <MergeButtons /> : <FormButtons />}
    </>
  );
}

function FormButtons() {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { canSave, canUndo, canDiscard, isResuming, isWorking } = useRecordProps();
  return (
    <>
      {canDiscard && !isResuming && (
        <Button tone="ghost" onClick={() => form.actor.send({ type: 'draft.discard' })}>
          {t('discard')}
        </Button>
      )}
      {canUndo && (
        <Button tone="ghost" onClick={() => form.actor.send({ type: 'save.undo', key: newKey() })}>
          {t('undo')}
        </Button>
      )}
      <Button
        busy={isWorking}
        disabled={!canSave && !isWorking}
        aria-keyshortcuts="Control+S"
        onClick={() => saveRecord(form)}
      >
        {t('save')}
      </Button>
    </>
  );
}

function MergeButtons() {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { canSave, withdrawn } = useRecordProps();
  return (
    <>
      <Button tone="ghost" onClick={() => form.actor.send({ type: 'theirs.take' })}>
        {t('merge.take')}
      </Button>
      <Button disabled={!canSave} aria-keyshortcuts="Control+S" onClick={() => saveRecord(form)}>
        {t(withdrawn ? 'merge.restore' : 'merge.save')}
      </Button>
    </>
  );
}

function RevisionNote() {
  const t = useTexts(recordsTexts);
  const revision = useRecordPart(({ context }) => context.theirs?.revision ?? 0);
  return <span className="text-12 text-ink-muted">{t('merge.revision', { from: revision, to: revision + 1 })}</span>;
}
