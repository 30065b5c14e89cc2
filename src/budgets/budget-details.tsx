import { Link } from 'react-router-dom';
import type { Minor } from '#contract/money/money.rules.ts';
import { formatMoney } from '#contract/money/money.rules.ts';
import { Meter } from '#design-system/meter/meter.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { budgetsTexts } from '#locales/budgets/budgets.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { Money } from '../money/money.tsx';
import type { BudgetFigures, CategoryFigures } from './budget-figures.ts';

/** Details of the budgets (product.md 7.1): flexible, spent, held, balance, and each category. */
export function BudgetDetails({ figures }: { figures: BudgetFigures }) {
  const t = useTexts(budgetsTexts);
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(amount, figures.currency, language);
  const rows = [
    ['flexible', figures.base],
    ['spent', figures.spent],
    ['balance', figures.balance],
    ['held', figures.held],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="text-14 text-ink-muted">{t('available')}</p>
        <Money amount={figures.available} currency={figures.currency} size={28} />
      </div>
      <dl className="grid gap-2 text-14">
        {rows.map(
          ([key, amount]) =>
            (key !== 'held' || amount > 0) && (
              <div key={key} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-muted">{t(key)}</dt>
                <dd className="whitespace-nowrap font-560 tabular-nums">{money(amount)}</dd>
              </div>
            ),
        )}
      </dl>
      <section className="grid gap-3 border-line border-t pt-4">
        <h3 className="font-560 font-text text-14">{t('categories')}</h3>
        {figures.categories.length === 0 && <p className="text-14 text-ink-muted">{t('noCategories')}</p>}
        <ul className="grid gap-3.5">
          {figures.categories.map((category) => (
            <CategoryLine key={category.id} category={category} money={money} />
          ))}
        </ul>
      </section>
      <TextLink asChild className="justify-self-start text-14">
        <Link to={paths.budget()}>{t('why')}</Link>
      </TextLink>
    </div>
  );
}

function CategoryLine({ category, money }: { category: CategoryFigures; money: (amount: Minor) => string }) {
  const t = useTexts(budgetsTexts);
  const { name, left, allocated, held, until } = category;
  return (
    <li className="grid gap-1.5 text-14">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span>
        <span className="whitespace-nowrap font-560 tabular-nums">{money(left)}</span>
      </div>
      <Meter
        label={name}
        max={allocated}
        segments={[{ value: left, tone: 'brand' }]}
        valueText={t('meter', { left: money(left), all: money(allocated) })}
        size="small"
      />
      <div className="flex flex-wrap justify-between gap-x-4 text-12 text-ink-muted tabular-nums">
        <span>{t('until', { date: formatDay(until) })}</span>
        <span className="whitespace-nowrap">{t('ofAmount', { amount: money(allocated) })}</span>
        {held > 0 && (
          <span className="block w-full first-letter:uppercase">{t('heldOf', { amount: money(held) })}</span>
        )}
      </div>
    </li>
  );
}
