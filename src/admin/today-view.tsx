import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { businessHour } from '#contract/calendar/calendar.rules.ts';
import { MOST_WAITING, type Waiting } from '#contract/today/today.contract.ts';
import { type Grain, Grains } from '#design-system/grains/grains.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { todayTexts } from '#locales/today/today.texts.ts';

const DAY = 24 * 60 * 60 * 1000;

const daysSince = (at: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY));

/** Something that waits, and the address where one does something about it. */
export type Errand = Waiting & { to: string };

export interface TodayViewProps {
  /** Null while that is not known. */
  errands: readonly Errand[] | null;
  now: Date;
  /** What stands there while it is not known, and what is to be said of what is shown. */
  face?: ReactNode;
  /** One's drafts and tasks. */
  aside: ReactNode;
}

/** The first page of a site: what waits for this person, what has waited longest first, each with one press to do it. */
export function TodayView({ errands, now, face, aside }: TodayViewProps) {
  const t = useTexts(todayTexts);
  return (
    <>
      <h1 className="text-[1.625rem] tracking-display desk:text-28">{t(greetingAt(businessHour(now)))}</h1>
      {errands && <Standfirst errands={errands} now={now} />}
      <div className="mt-5 grid gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_19.75rem]">
        <div className="min-w-0">
          {face}
          {errands && errands.length > 0 && (
            <ol aria-label={t('list')} className="divide-y divide-line border-line border-y">
              {errands.map((errand, place) => (
                <Row key={errand.kind} errand={errand} now={now} isFirst={place === 0} />
              ))}
            </ol>
          )}
        </div>
        <div className="grid content-start gap-8 empty:hidden">{aside}</div>
      </div>
    </>
  );
}

function greetingAt(hour: number) {
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 10 ? 'morning' : 'day';
}

function Standfirst({ errands, now }: { errands: readonly Errand[]; now: Date }) {
  const t = useTexts(todayTexts);
  const count = errands.reduce((sum, errand) => sum + errand.count, 0);
  const days = Math.max(0, ...errands.map(({ oldest }) => daysSince(oldest.at, now)));
  return (
    <p className="mt-1 font-display text-16 text-ink-muted italic">
      {count > 0 ? t('waiting', { count, days }) : t('nothing')}
    </p>
  );
}

interface RowProps {
  errand: Errand;
  now: Date;
  /** One primary action a screen: of what has waited longest. */
  isFirst: boolean;
}

function Row({ errand: { kind, count, fresh, oldest, to }, now, isFirst }: RowProps) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const days = daysSince(oldest.at, now);
  return (
    <li className="grid grid-cols-[3.625rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4.5 desk:grid-cols-[4.75rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden
        className="display self-start desk:self-center desk:text-right text-[min(2.75rem,12vw)] leading-none tabular-nums tracking-display"
      >
        {count >= MOST_WAITING ? t('many') : grouped(language, count)}
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-560 font-text text-16 tracking-normal">
          {t(kind)}
          <Grains grains={grainsOf(count, fresh)} label={t('grains', { count, fresh })} />
        </h2>
        <p className="wrap-anywhere mt-0.5 text-14 text-ink-muted">
          {t(count > 1 ? 'oldest' : 'only')} <b className="font-560 text-ink">{oldest.name}</b> ·{' '}
          {days > 0 ? t('since.days', { count: days }) : t('since.today')}
        </p>
      </div>
      <div className="col-start-2 desk:col-start-3">
        <ToolButton asChild tone={isFirst ? 'primary' : 'secondary'}>
          <Link to={to}>{t(`${kind}.do`)}</Link>
        </ToolButton>
      </div>
    </li>
  );
}

/** Those of today come last. */
const grainsOf = (count: number, fresh: number): Grain[] =>
  Array.from({ length: Math.min(count, 15) }, (_, place) => (place < count - fresh ? 'older' : 'today'));
