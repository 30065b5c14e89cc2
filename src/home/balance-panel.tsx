import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Meter } from '#design-system/meter/meter.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatDay } from '#locales/dates.ts';
import { homeTexts } from '#locales/home/home.texts.ts';
import { type Translate, useLanguage, useTexts } from '#locales/texts.tsx';
import type { BudgetFigures, CategoryFigures } from '../budgets/budget-figures.ts';
import { paths } from '../ground/paths.ts';
import { Money } from '../money/money.tsx';

/** The available budget, the largest number of the page. On phones only the balance and its bar. */
export function BalancePanel({ figures }: { figures: BudgetFigures }) {
  const t = useTexts(homeTexts);
  // The panel is as high as the banner beside it; without categories its content is centred vertically.
  const short = figures.categories.length === 0;
  return (
    <section
      aria-label={t('have')}
      className={cn(
        '@container flex min-w-0 flex-col rounded-20 bg-surface-raised p-[20px] shadow-1 desk:p-7 grand:p-9',
        short && 'justify-center',
      )}
    >
      <div
        className={cn(
          'flex flex-col',
          !short && 'flex-1 desk:@min-[560px]:grid desk:@min-[560px]:grid-cols-2 desk:@min-[560px]:gap-x-12',
        )}
      >
        <Balance figures={figures} />
        <Categories figures={figures} />
      </div>
      <TextLink
        asChild
        icon={<ArrowRight aria-hidden size={16} />}
        className={cn('self-start text-14 max-desk:hidden', short ? 'mt-6' : 'mt-auto')}
      >
        <Link to={paths.transactions}>{t('transactions')}</Link>
      </TextLink>
      <TextLink asChild className="self-start text-14">
        <Link to={paths.budget()}>{t('why')}</Link>
      </TextLink>
    </section>
  );
}

function Balance({ figures: { available, base, spent, held, currency, percentLeft } }: { figures: BudgetFigures }) {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <div>
      <p>{t('have')}</p>
      <p className="mt-1.5">
        <Money
          amount={available}
          currency={currency}
          className="font-480 text-[min(2.5rem,11.5vw)] leading-none tracking-[-0.024em] desk:text-[2.625rem] grand:text-[3.25rem]"
        />
      </p>
      <p className="mt-1.5 text-14 text-ink-muted">{t('ofBase', { amount: formatMoney(base, currency, language) })}</p>
      <p className="flex flex-wrap gap-x-4 text-14 text-ink-muted tabular-nums desk:hidden">
        <span>{t('spent', { amount: formatMoney(spent, currency, language) })}</span>
        {held > 0 && <span>{t('held', { amount: formatMoney(held, currency, language) })}</span>}
      </p>
      <Meter
        label={t('have')}
        max={100}
        segments={[{ value: percentLeft, tone: 'brand' }]}
        valueText={t('meter', { percent: percentLeft })}
        className="mt-4"
      />
    </div>
  );
}

function Categories({ figures: { categories, currency } }: { figures: BudgetFigures }) {
  const t = useTexts(homeTexts);
  if (categories.length === 0) return null;
  return (
    <div className="mt-3 flex flex-1 flex-col max-desk:hidden desk:@min-[560px]:mt-0">
      <h2 className="pt-1 font-text text-14 text-ink-muted tracking-normal">{headingOf(t, categories)}</h2>
      <ul className="flex flex-1 flex-col justify-evenly">
        {categories.slice(0, 4).map((category) => (
          <CategoryLine key={category.id} category={category} currency={currency} />
        ))}
      </ul>
    </div>
  );
}

// Usually all end with the year; if the days differ, the heading leaves them out, and the budget's details show them.
function headingOf(t: Translate<typeof homeTexts.tables.EN>, categories: readonly CategoryFigures[]): string {
  const ends = new Set(categories.map(({ until }) => until));
  const [only] = ends;
  return only && ends.size === 1 ? t('byCategoryUntil', { date: formatDay(only) }) : t('byCategory');
}

interface CategoryLineProps {
  category: CategoryFigures;
  currency: BudgetFigures['currency'];
}

function CategoryLine({ category, currency }: CategoryLineProps) {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const { name, left, allocated } = category;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <li className="grid gap-1.75 pt-3.5">
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="min-w-0 font-560">{name}</span>
        <Money amount={left} currency={currency} size={14} inColumn />
      </div>
      <Meter
        label={name}
        max={allocated}
        segments={[{ value: left, tone: 'brand' }]}
        valueText={t('categoryMeter', { left: money(left), all: money(allocated) })}
        size="small"
      />
    </li>
  );
}
