import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BulkHeading } from './bulk-heading.tsx';
import type { Bulk, BulkKind } from './bulk-kind.ts';
import { Names, Reason } from './bulk-preview.tsx';
import type { BulkWork } from './bulk-props.ts';

interface BulkUnderWayProps {
  bulk: Bulk;
  work: BulkWork | null;
}

/** Progress of the change; while it is undone, the bar runs backwards. */
export function BulkUnderWay({ bulk, work }: BulkUnderWayProps) {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  const { affected, changed, status, left_out: leftOut, gone } = bulk;
  // Records that were left out have been processed too.
  const done = status === 'undoing' ? affected - changed : Math.min(affected, changed + leftOut.length + gone);
  const shown = t('bulk.progress', { done: grouped(language, done), count: grouped(language, affected) });
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <p role="status" className="font-560">
          {work && t(work)}
        </p>
        <p className="text-ink-muted tabular-nums">{shown}</p>
      </div>
      <ProgressBar
        label={t(status === 'undoing' ? 'undoing' : 'bulk.running')}
        value={done}
        max={affected}
        valueText={shown}
      />
      <p className="text-14 text-ink-muted">{t('bulk.goesOn')}</p>
    </div>
  );
}

interface BulkResultProps {
  kind: BulkKind;
  bulk: Bulk;
  face: 'done' | 'stopped' | 'undone';
}

/** The outcome: how many records changed, and which were left out or kept, by reason and name. */
export function BulkResult({ kind, bulk, face }: BulkResultProps) {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  const { affected, changed, left_out: leftOut, gone, undo_until: until } = bulk;
  const n = (number: number) => grouped(language, number);
  const whole = kind.actions.find(({ key }) => key === bulk.action)?.done ?? {
    title: t('bulk.face.done'),
    words: (count: number) => t('bulk.changed', { count: kind.counted(count) }),
  };
  const isWhole = face === 'undone' ? changed === 0 : changed === affected;
  const words = {
    done: isWhole ? whole.words(changed) : t('bulk.changedOf', { done: n(changed), count: n(affected) }),
    stopped: t('bulk.stoppedAt', { done: n(changed), count: n(affected) }),
    undone: isWhole ? t('bulk.undone') : t('bulk.undoneBut', { count: kind.counted(changed) }),
  };
  const title =
    isWhole && face === 'done'
      ? whole.title
      : t(isWhole || face === 'stopped' ? `bulk.face.${face}` : `bulk.face.${face}Some`);
  return (
    <div className="grid gap-6">
      <BulkHeading title={title}>{words[face]}</BulkHeading>
      {WHYS.map((why) => {
        const rows = leftOut.filter((row) => row.why === why);
        const inAll = leftOut.length === rows.length ? leftOutOf(bulk, face, rows.length) : rows.length;
        return (
          rows.length > 0 && (
            <Reason key={why} words={t(`bulk.why.${why}`)} count={inAll}>
              <Names kind={kind} rows={rows} count={inAll} />
            </Reason>
          )
        );
      })}
      {gone > 0 && <Reason words={t('bulk.why.gone')} count={gone} />}
      {until !== null && <p className="text-14 text-ink-muted">{t('bulk.undoUntil', { time: formatMoment(until) })}</p>}
    </div>
  );
}

const WHYS = ['moved', 'refused', 'kept'] as const;

/** Total of the records that were left out, if only the first of them are named and all have one reason. */
const leftOutOf = ({ affected, changed, gone }: Bulk, face: BulkResultProps['face'], named: number) =>
  Math.max(named, face === 'undone' ? changed : face === 'done' ? affected - changed - gone : named);
