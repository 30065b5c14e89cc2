import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { copyText } from '../../ground/copy-text.ts';
import { OpenedPart } from '../../ground/opened-part.tsx';
import { HistoryPlaces } from '../history/history-places.tsx';
import { LazyHistory } from './lazy-history.ts';
import { saveRecord, useRecordForm, useRecordPart, useRecordProps } from './record-context.ts';
import { RecordMerge } from './record-merge.tsx';
import { RecordNotes } from './record-notes.tsx';

interface RecordViewProps {
  /** The history is beside the fields, or among the sections of the page. */
  history?: 'beside' | 'below';
  /** The fields. */
  children: ReactNode;
}

/** The form of a record in each of its states. */
export function RecordView({ history = 'beside', children }: RecordViewProps) {
  const form = useRecordForm();
  const { face, isWorking, isUnresolved, isUnread } = useRecordProps();
  useFocusAfter(isWorking || isUnresolved || isUnread);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveRecord(form);
  };
  return (
    <div id={form.id} className="grid gap-5">
      {face === 'opening' && <Opening />}
      {face === 'missing' && <Missing />}
      {face === 'forbidden' && <Forbidden />}
      {face === 'failed' && <Failed />}
      {face === 'merge' && <RecordMerge />}
      {face === 'form' && (
        <WithHistory beside={history === 'beside'}>
          <form noValidate onSubmit={submit} className="grid gap-5">
            <RecordNotes />
            {children}
          </form>
        </WithHistory>
      )}
    </div>
  );
}

/** Returns the focus to a field that lost it while it was disabled for some work, unless the person has moved on. */
function useFocusAfter(isOff: boolean) {
  const had = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOff) {
      had.current = activeElement;
      return;
    }
    const field = had.current;
    had.current = null;
    if (activeElement === body && field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [isOff]);
}

/** The form, with tabs for it and the record's history if there is one. */
function WithHistory({ beside, children }: { beside: boolean; children: ReactNode }) {
  const t = useTexts(recordsTexts);
  const { history } = useRecordForm();
  if (!history || !beside) return children;
  const { source, tab, onTab } = history;
  return (
    <Tabs
      label={t('history.tabs')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'fields', label: t('history.form'), content: children },
        {
          value: 'history',
          label: t('history.title'),
          content: (
            <OpenedPart onOpen={(open) => onTab(open ? 'history' : 'fields')} fallback={<HistoryPlaces />}>
              <LazyHistory source={source} />
            </OpenedPart>
          ),
        },
      ]}
    />
  );
}

const Opening = () => (
  <div aria-hidden className="grid gap-5">
    {[1, 2, 3].map((field) => (
      <div key={field} className="grid gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-12 w-full" />
      </div>
    ))}
  </div>
);

interface TroubleProps {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

function Trouble({ title, text, children }: TroubleProps) {
  const Title = `h${useRecordForm().level ?? 3}` as const;
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <Title className="display text-22">{title}</Title>
      {text && <p className="text-ink-muted">{text}</p>}
      {children}
    </div>
  );
}

function Failed() {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const message = useRecordPart(({ context }) => context.refusal?.message ?? '');
  return (
    <Trouble title={t('failed.title')} text={message}>
      <Button tone="secondary" onClick={() => actor.send({ type: 'record.reread' })}>
        {t('again')}
      </Button>
    </Trouble>
  );
}

function Forbidden() {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { canSave, hasDraft } = useRecordProps();
  const { message, ask } = useRecordPart(({ context: { refusal } }) => ({
    message: refusal?.message ?? '',
    ask: (refusal?.body as { ask?: string[] } | undefined)?.ask ?? [],
  }));
  const words = [message, ask.length > 0 && t('forbidden.ask', { names: ask.join(', ') })].filter(Boolean).join(' ');
  return (
    <Trouble title={t('forbidden.title')} text={words}>
      {hasDraft && <p>{t('forbidden.draft')}</p>}
      <Button
        tone="secondary"
        onClick={() => (canSave ? saveRecord(form) : form.actor.send({ type: 'record.reread' }))}
      >
        {t('again')}
      </Button>
    </Trouble>
  );
}

/** The record no longer exists; the unsaved changes can be copied, for use in another record. */
function Missing() {
  const t = useTexts(recordsTexts);
  const { actor, fields } = useRecordForm();
  const { hasDraft } = useRecordProps();
  const draft = useRecordPart(({ context }) => context.draft);
  const [copied, setCopied] = useState<boolean | null>(null);
  const lines = Object.entries(draft).map(([field, value]) => {
    const { label = field, shown } = fields[field] ?? {};
    return `${label}: ${shown ? shown(value) : String(value ?? '')}`;
  });
  const copy = () =>
    copyText(lines.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Trouble title={t('missing.title')} text={t('missing.text')}>
      {hasDraft && (
        <>
          <p>{t('missing.draft')}</p>
          <ul className="grid gap-1 rounded-12 bg-surface-sunken px-4 py-3 text-14">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" onClick={() => void copy()}>
              {t(copied ? 'missing.copied' : 'missing.copy')}
            </Button>
            <Button tone="ghost" onClick={() => actor.send({ type: 'draft.discard' })}>
              {t('discard')}
            </Button>
          </div>
          {copied === false && <p>{t('missing.notCopied')}</p>}
        </>
      )}
    </Trouble>
  );
}
