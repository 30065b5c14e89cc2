import type { ReactNode } from 'react';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BulkHeading } from './bulk-heading.tsx';
import type { BulkKind, BulkPreview, NamedRow } from './bulk-kind.ts';

interface BulkPreviewProps {
  kind: BulkKind;
  action: string;
  preview: BulkPreview;
}

/** What a bulk change would do: how many records change, its effects, which do not change and why, and the first of them. */
export function BulkMeaning({ kind, action, preview }: BulkPreviewProps) {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  const { count, affected, refused, sample, effects } = preview;
  const rest = count - affected;
  const n = (number: number) => grouped(language, number);
  const canUndo = kind.undo && !kind.actions.find(({ key }) => key === action)?.isFinal;
  const words =
    affected === 0
      ? t('bulk.none')
      : rest === 0
        ? t('bulk.all', { count: kind.counted(count) })
        : t('bulk.some', { count: affected, rest });
  const means = affected > 0 ? kind.effects(effects, action) : kind.before?.(effects);
  return (
    <div className="grid gap-6">
      <BulkHeading title={t(affected === 0 ? 'bulk.face.none' : 'bulk.face.previewed')}>{words}</BulkHeading>
      {means && <div className="grid gap-1.5 rounded-12 bg-surface-sunken px-4 py-3 text-14">{means}</div>}
      {refused.length > 0 && (
        <section className="grid gap-3">
          <div className="flex items-baseline gap-2">
            <h3 className="display text-18">{t('bulk.stays')}</h3>
            <span className="text-14 text-ink-muted">{n(rest)}</span>
          </div>
          {refused.map(({ code, count: many, sample: some }) => (
            <Reason key={code} words={kind.refusedFor(code)} count={many}>
              <Names kind={kind} rows={some} count={many} />
            </Reason>
          ))}
        </section>
      )}
      {sample.length > 0 && (
        <section className="grid gap-2">
          <h3 className="display text-18">{t('bulk.sample')}</h3>
          <ul className="text-14">
            {sample.map((row) => (
              <li
                key={row.id}
                className="grid gap-x-4 border-line border-b py-2.5 last:border-0 desk:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span className="wrap-anywhere">{kind.nameOf(row)}</span>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <Side words={t('bulk.was')} className="text-ink-muted line-through decoration-1">
                    {kind.shown(action, row, 'before')}
                  </Side>
                  <Side words={t('bulk.becomes')} className="font-560">
                    {kind.shown(action, row, 'after')}
                  </Side>
                </span>
              </li>
            ))}
          </ul>
          {affected > sample.length && (
            <p className="text-14 text-ink-muted">{t('bulk.more', { count: n(affected - sample.length) })}</p>
          )}
        </section>
      )}
      {affected > 0 && (
        <p className="text-14 text-ink-muted">
          {t('bulk.exactly')} {canUndo && t('bulk.undoable')}
        </p>
      )}
    </div>
  );
}

interface ReasonProps {
  words: string;
  count: number;
  children?: ReactNode;
}

/** A reason why some records do not change, how many they are, and the names of those that have any. */
export function Reason({ words, count, children }: ReasonProps) {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-1 border-line border-l-2 pl-3 text-14">
      <p className="font-560">{t('bulk.reason', { reason: words, count: grouped(language, count) })}</p>
      {children}
    </div>
  );
}

interface NamesProps {
  kind: BulkKind;
  rows: readonly NamedRow[];
  /** How many records there are in all for this reason. */
  count: number;
}

/** The names of some records, and how many more there are. */
export function Names({ kind, rows, count }: NamesProps) {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  return (
    <ul className="grid gap-0.5 text-ink-muted">
      {rows.map((row) => (
        <li key={row.id} className="wrap-anywhere">
          {kind.nameOf(row)}
        </li>
      ))}
      {count > rows.length && <li>{t('bulk.more', { count: grouped(language, count - rows.length) })}</li>}
    </ul>
  );
}

// The line through a text is not announced by screen readers, so words say which side this is.
const Side = ({ words, className, children }: { words: string; className: string; children: ReactNode }) =>
  children && (
    <span>
      <span className="sr-only">{words} </span>
      <span className={className}>{children}</span>
    </span>
  );
