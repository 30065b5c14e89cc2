import type { ReactNode } from 'react';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { newKey } from '../../ground/new-key.ts';
import { useEditors } from '../site/pulse.ts';
import { type RecordForm, saveRecord, useRecordForm, useRecordPart, useRecordProps } from './record-context.ts';
import { DraftChip, Presence } from './record-marks.tsx';

/**
 * The foot of every form: state, other people in the form, discard, save. With `isApart` the page shows elsewhere which revision a merge
 * becomes.
 */
export function RecordFoot({ presence, isApart = false }: { presence?: ReactNode; isApart?: boolean }) {
  const t = useTexts(recordsTexts);
  const { face, work, hasDraft } = useRecordProps();
  // Rounded to the minute, as it is shown, so that it is not rendered again with each letter.
  const at = useRecordPart(({ context }) => context.at.replace(/:\d\d\.\d+Z$/, 'Z'));
  return (
    <>
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-y-1 text-14">
        <p role="status" className={work === null ? undefined : 'mr-4'}>
          {work !== null && t(work)}
        </p>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {face === 'merge' ? !isApart && <RevisionNote /> : work === null && hasDraft && <DraftChip at={at} />}
          {presence ?? <OthersHere />}
        </span>
      </div>
      {face === 'merge' ? <MergeButtons /> : <FormButtons />}
    </>
  );
}

/** Other people who have the form open, by the pulse. */
function OthersHere() {
  const { watched } = useRecordForm();
  return watched && <Others {...watched} />;
}

const Others = ({ kind, id }: NonNullable<RecordForm['watched']>) => (
  <span role="status">
    <Presence names={useEditors(kind, id)} />
  </span>
);

function FormButtons() {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { canSave, canUndo, canDiscard, isResuming, isWorking } = useRecordProps();
  return (
    <>
      {canDiscard && !isResuming && (
        <ToolButton onClick={() => form.actor.send({ type: 'draft.discard' })}>{t('discard')}</ToolButton>
      )}
      {canUndo && (
        <ToolButton onClick={() => form.actor.send({ type: 'save.undo', key: newKey() })}>{t('undo')}</ToolButton>
      )}
      <ToolButton tone="primary" busy={isWorking} off={!canSave} shortcut="Ctrl S" onClick={() => saveRecord(form)}>
        {t('save')}
      </ToolButton>
    </>
  );
}

function MergeButtons() {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { canSave, withdrawn } = useRecordProps();
  return (
    <>
      <ToolButton onClick={() => form.actor.send({ type: 'theirs.take' })}>{t('merge.take')}</ToolButton>
      <ToolButton tone="primary" disabled={!canSave} shortcut="Ctrl S" onClick={() => saveRecord(form)}>
        {t(withdrawn ? 'merge.restore' : 'merge.save')}
      </ToolButton>
    </>
  );
}

/** The revision that a merge becomes. */
export function RevisionNote() {
  const t = useTexts(recordsTexts);
  const revision = useRecordPart(({ context }) => context.theirs?.revision ?? 0);
  return <span className="text-12">{t('merge.revision', { from: revision, to: revision + 1 })}</span>;
}
