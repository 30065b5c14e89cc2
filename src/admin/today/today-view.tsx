import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { businessDay, businessHour } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { MOST_WAITING } from '#contract/today/today.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { type Grain, Grains } from '#design-system/grains/grains.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { grouped } from '#locales/plural.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { todayTexts } from '#locales/today/today.texts.ts';
import { inWindow } from '../../ground/picture-frame.tsx';
import { type AwaitedWork, isAwaited, isGap, type WaitingWork } from '../site/waiting-work.ts';
import { CatalogueGapsView } from './catalogue-gaps-view.tsx';
import { FirstDayView, type FirstStepLink } from './first-day-view.tsx';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Difference in business days: something from yesterday evening has waited for one. Days are compared at midnight UTC, so all are equally
 * long.
 */
const daysSince = (at: string, now: Date): number =>
  Math.max(0, (Date.parse(businessDay(now)) - Date.parse(businessDay(new Date(at)))) / DAY);

export interface TodayViewProps {
  /** Null while unknown. */
  work: readonly WaitingWork[] | null;
  /** Remaining steps of the first day; empty on other days. */
  first?: readonly FirstStepLink[];
  now: Date;
  /** Placeholder while the work is unknown, or a note about the ones shown. */
  face?: ReactNode;
  /** The person's own drafts and tasks. */
  aside: ReactNode;
}

/** The start page of a site: what waits for this person, the oldest first, each with a button that leads to it. */
export function TodayView({ work: all, first = [], now, face, aside }: TodayViewProps) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const gaps = all?.filter(isGap) ?? [];
  const work = all?.filter(isAwaited);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-[1.625rem] tracking-display desk:text-28">{t(greetingAt(businessHour(now)))}</h1>
        <p className="text-14 text-ink-muted">{dayOf(now, language)}</p>
      </div>
      {work && <Standfirst work={work} first={first} now={now} />}
      <div className="mt-5 grid gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_19.75rem]">
        <div className="min-w-0">
          {face}
          {first.length > 0 && <FirstDayView steps={first} />}
          {all?.length === 0 && first.length === 0 && <Calm />}
          {work && work.length > 0 && (
            <ol aria-label={t('list')} className="divide-y divide-line border-line border-y">
              {work.map((item, place) => (
                <Row key={item.kind} item={item} now={now} isFirst={place === 0 && first.length === 0} />
              ))}
            </ol>
          )}
          {gaps.length > 0 && <CatalogueGapsView gaps={gaps} />}
        </div>
        <div className="grid content-start gap-8 empty:hidden">{aside}</div>
      </div>
    </>
  );
}

/** Day in words, Monday 23 November: the day comes before the month in both languages. */
const dayOf = (now: Date, language: Language) =>
  now.toLocaleDateString(language === 'EN' ? 'en-GB' : languageTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Belgrade',
  });

/** Nothing waits: says so with a picture. */
function Calm() {
  const t = useTexts(todayTexts);
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center desk:py-16">
      <div
        aria-hidden
        className="h-44 w-36 overflow-hidden rounded-[72px_72px_20px_20px] bg-surface-sunken [&_img]:size-full [&_img]:object-cover"
      >
        {inWindow('food-groceries-0')}
      </div>
      <div className="max-w-[26rem]">
        <h2 className="display text-22">{t('calm.title')}</h2>
        <p className="mt-1 text-14 text-ink-muted">{t('calm.text')}</p>
      </div>
    </div>
  );
}

function greetingAt(hour: number) {
  if (hour < 4 || hour >= 18) return 'evening';
  if (hour < 10) return 'morning';
  return hour < 12 ? 'forenoon' : 'day';
}

interface StandfirstProps {
  work: readonly AwaitedWork[];
  first: readonly FirstStepLink[];
  now: Date;
}

function Standfirst({ work, first, now }: StandfirstProps) {
  const t = useTexts(todayTexts);
  const count = work.reduce((sum, each) => sum + each.count, 0);
  const days = Math.max(0, ...work.map(({ oldest }) => daysSince(oldest.at, now)));
  const left = first.filter(({ done }) => !done).length;
  const idle = left > 0 ? t('first.left', { count: left }) : t('nothing');
  const sentence = count > 0 ? t('waiting', { count, days }) : idle;
  return <p className="mt-1 font-display text-16 text-ink-muted italic">{sentence}</p>;
}

interface RowProps {
  item: AwaitedWork;
  now: Date;
  /** Whether its button is the screen's one primary action: the oldest work, unless steps of the first day remain. */
  isFirst: boolean;
}

function Row({ item: { kind, count, fresh, late, oldest, to }, now, isFirst }: RowProps) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const days = daysSince(oldest.at, now);
  const number = count >= MOST_WAITING ? t('many') : grouped(language, count);
  return (
    <li className="grid grid-cols-[3.625rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4.5 desk:grid-cols-[4.75rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden
        className={cn(
          'display self-start desk:self-center whitespace-nowrap desk:text-right leading-none tracking-display',
          sizeOf(number),
        )}
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-560 font-text text-16 tracking-normal">
          {t(kind)}
          <Grains grains={grainsOf(count, fresh, late)} label={t('grains', { count, fresh, late })} />
        </h2>
        <p className="wrap-anywhere mt-0.5 text-14 text-ink-muted">
          {t(count > 1 ? 'oldest' : 'only')} <b className="font-560 text-ink">{oldest.name}</b>&nbsp;·{' '}
          <span className="whitespace-nowrap">{days > 0 ? t('since.days', { count: days }) : t('since.today')}</span>
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

/** Size of a number: those with more than three digits are smaller, so that each fits its column. */
const sizeOf = ({ length }: string): string =>
  length <= 3 ? 'text-[min(2.75rem,12vw)]' : length <= 5 ? 'text-22 desk:text-28' : 'text-14 desk:text-18';

/** Late ones come first, those of today last. */
const grainsOf = (count: number, fresh: number, late: number): Grain[] =>
  Array.from({ length: Math.min(count, 15) }, (_, place) => {
    if (place < late) return 'late';
    return place < count - fresh ? 'older' : 'today';
  });
