import type { ReactNode } from 'react';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EndingEvent } from '#machines/records/ending.machine.ts';
import { EndingFields } from './ending-fields.tsx';
import type { EndingWords } from './ending-kind.ts';
import { type EndingFace, type EndingPart, type EndingSnapshot, endingProps, fieldsOf } from './ending-props.ts';

export interface EndingViewProps<Effects> extends EndingPart {
  words: EndingWords<Effects>;
  /** Prefix of the ids of the fields, by which a wrong one is found. */
  id: string;
}

/** The event of the primary button; missing if there is nothing left to do. */
const LEADS = {
  reading: { type: 'ending.confirm' },
  question: { type: 'ending.confirm' },
  blocked: { type: 'impact.reread' },
  forbidden: { type: 'impact.reread' },
  failed: { type: 'impact.reread' },
  unresolved: { type: 'outcome.ask' },
  over: null,
  missing: null,
  gone: null,
} as const satisfies Record<EndingFace, EndingEvent | null>;

const AGAIN = {
  blocked: 'unsure.ask',
  unresolved: 'unsure.ask',
  forbidden: 'again',
  failed: 'again',
} as const;

function confirmOf<Effects>(
  { confirm }: EndingWords<Effects>,
  { context: { seen } }: EndingSnapshot,
): string | undefined {
  if (typeof confirm !== 'function') return confirm;
  return seen ? confirm(seen.effects as Effects) : undefined;
}

/** The question whether to end a record, in each of its states: consequences, fields, and the two buttons. */
export function EndingView<Effects>({ snapshot, words, send, id }: EndingViewProps<Effects>) {
  const t = useTexts(recordsTexts);
  const { face, work, isWorking, isOpen, isHeavy } = endingProps(snapshot);
  const lead = LEADS[face];
  const isAsked = lead?.type === 'ending.confirm';
  // While the outcome is being asked for, the record may already have been ended.
  const isUnsure = work === 'ending.asking';
  const confirm = confirmOf(words, snapshot) ?? t('ending.confirm');
  return (
    <ConfirmDialog
      open={face !== 'gone'}
      tone={isAsked ? 'danger' : 'primary'}
      title={words.title}
      description={<Description snapshot={snapshot} words={words} />}
      cancelLabel={isAsked && !isUnsure ? (words.cancel ?? t('ending.keep')) : t('close')}
      confirmLabel={lead === null ? undefined : face in AGAIN ? t(AGAIN[face as keyof typeof AGAIN]) : confirm}
      busy={isWorking}
      blocked={isAsked && !isOpen && !isWorking}
      onCancel={() => send({ type: 'ending.dismiss' })}
      onConfirm={() => lead && send(lead)}
    >
      <div id={id} className="grid gap-4">
        {face === 'question' && (
          <>
            <Refusal snapshot={snapshot} words={words} />
            <EndingFields
              snapshot={snapshot}
              send={send}
              fields={fieldsOf(words, (snapshot.context.seen?.effects ?? null) as Effects | null)}
              isHeavy={isHeavy}
              isOpen={isOpen}
            />
          </>
        )}
        <p role="status" className={work === null ? 'sr-only' : 'text-14 text-ink-muted'}>
          {work !== null && t(work)}
        </p>
      </div>
    </ConfirmDialog>
  );
}

interface SaidProps<Effects> {
  snapshot: EndingSnapshot;
  words: EndingWords<Effects>;
}

function Description<Effects>({ snapshot, words }: SaidProps<Effects>) {
  const t = useTexts(recordsTexts);
  const { seen, refusal } = snapshot.context;
  const { face } = endingProps(snapshot);
  const { message = '', body } = refusal ?? {};
  switch (face) {
    case 'question':
    case 'blocked':
      return <div className="grid gap-2">{seen && words.consequences(seen.effects as Effects)}</div>;
    case 'over':
      return <p role="status">{words.over ?? t('ending.over')}</p>;
    case 'unresolved':
      return <Alert>{t('ending.unsure')}</Alert>;
    case 'forbidden': {
      const { ask = [] } = (body ?? {}) as { ask?: string[] };
      return (
        <Alert>
          {[message, ask.length > 0 && t('forbidden.ask', { names: ask.join(', ') })].filter(Boolean).join(' ')}
        </Alert>
      );
    }
    case 'missing':
      return <Alert>{t('missing.title')}</Alert>;
    case 'failed':
      return <Alert>{message || t('failed.title')}</Alert>;
    default:
      return null;
  }
}

/** Why the record was not ended, and what changed since the question was shown. */
function Refusal<Effects>({ snapshot, words }: SaidProps<Effects>) {
  const t = useTexts(recordsTexts);
  const { seen, before, refusal, problems } = snapshot.context;
  if (!refusal || Object.keys(problems).length > 0) return null;
  if (refusal.kind !== 'refused') return <Alert>{refusal.message || t('ending.notDone')}</Alert>;
  const isMoved = refusal.status === 409 && seen && before;
  const news = isMoved && words.moved?.(seen.effects as Effects, before.effects as Effects);
  return (
    <Alert>{[refusal.message || t('unknown'), news, isMoved && t('ending.again')].filter(Boolean).join(' ')}</Alert>
  );
}

const Alert = ({ children }: { children: ReactNode }) => (
  <p role="alert" tabIndex={-1} className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
    {children}
  </p>
);
