import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { formatTime } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldId, useRecordForm, useRecordPart, useRecordProps } from './record-context.ts';

/** Notes above the fields: an earlier draft, another person's save, problems, and why a save failed. */
export function RecordNotes() {
  const props = useRecordProps();
  return (
    <div className="grid gap-3 empty:hidden">
      {props.isResuming && <ResumeNote />}
      {props.isMoved && <MovedNote />}
      <ProblemNote />
      {(props.isUnresolved || props.work === 'unsure.asking') && <UnsureNote />}
      {(props.isUnread || props.work === 'merge.reading') && <UnreadNote />}
    </div>
  );
}

interface NoteProps {
  /** Announced to screen readers immediately. */
  alert?: boolean;
  text: ReactNode;
  children?: ReactNode;
}

function Note({ alert, text, children }: NoteProps) {
  return (
    <div
      {...(alert ? { role: 'alert', tabIndex: -1 } : {})}
      className="grid gap-2 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink"
    >
      {text}
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

function ResumeNote() {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const { at, isNewer } = useRecordPart(({ context }) => ({ at: context.at, isNewer: context.moved !== null }));
  return (
    <Note text={<p>{t(isNewer ? 'resume.newer' : 'resume.text', { time: formatTime(at) })}</p>}>
      <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'draft.resume' })}>
        {t('resume.go')}
      </Button>
      <Button tone="ghost" size="small" onClick={() => actor.send({ type: 'draft.discard' })}>
        {t('resume.drop')}
      </Button>
    </Note>
  );
}

function MovedNote() {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const by = useRecordPart(({ context }) => context.moved?.by ?? null);
  return (
    <Note text={<p role="status">{by === null ? t('moved.somebody') : t('moved.by', { name: by })}</p>}>
      <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'record.reread' })}>
        {t('moved.read')}
      </Button>
    </Note>
  );
}

/** The problems, each a link to its field, and why the server refused the save. */
function ProblemNote() {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { problems, message, isRefused } = useRecordPart(({ context: { problems: found, refusal } }) => ({
    problems: found,
    message: refusal?.message ?? '',
    isRefused: refusal !== null,
  }));
  const { face, isUnresolved, isUnread, isWorking } = useRecordProps();
  const wrong = Object.entries(problems);
  if (face !== 'form' || isUnresolved || isUnread || isWorking || (wrong.length === 0 && !isRefused)) return null;
  const title = wrong.length > 0 ? t('problems.title', { count: wrong.length }) : message || t('unknown');
  return (
    <Note alert text={<p className="font-560">{title}</p>}>
      {wrong.length > 0 && (
        <ul className="grid gap-1">
          {wrong.map(([field, problem]) => (
            <li key={field}>
              <a className="text-brand underline" href={`#${fieldId(form, field)}`}>
                {t('problem', { field: labelOf(form.fields, field), problem: form.sayProblem(problem, field) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}

/** `pictures.2.alt_sr` has the label of `pictures`, unless it has one of its own. */
const labelOf = (fields: Readonly<Record<string, { label: string }>>, field: string) =>
  (fields[field] ?? fields[field.split('.')[0] ?? ''])?.label ?? field;

function UnsureNote() {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const { isUnresolved } = useRecordProps();
  return (
    <AgainNote
      text={t('unsure.text')}
      again={t('unsure.ask')}
      isStuck={isUnresolved}
      onAgain={() => actor.send({ type: 'answer.ask' })}
    />
  );
}

function UnreadNote() {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const { isUnread } = useRecordProps();
  return (
    <AgainNote
      text={t('merge.unread')}
      again={t('again')}
      isStuck={isUnread}
      onAgain={() => actor.send({ type: 'record.reread' })}
    />
  );
}

interface AgainNoteProps {
  text: string;
  /** Label of the button that tries again. */
  again: string;
  /** True if the person has to try again; false while it is being tried. */
  isStuck: boolean;
  onAgain: () => void;
}

/** Appears when something failed, and stays mounted during the retry, so that the button keeps the focus. */
function AgainNote({ text, again, isStuck, onAgain }: AgainNoteProps) {
  const [wasStuck, setStuck] = useState(isStuck);
  if (isStuck && !wasStuck) setStuck(true);
  if (!isStuck && !wasStuck) return null;
  return (
    <Note alert text={<p>{text}</p>}>
      <Button tone="secondary" size="small" busy={!isStuck} onClick={onAgain}>
        {again}
      </Button>
    </Note>
  );
}
