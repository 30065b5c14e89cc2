import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { BudgetAccount } from '#contract/budgets/budgets.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Meter } from '#design-system/meter/meter.tsx';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { type Translate, useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';
import type { BudgetPlace } from './budget-place.ts';

export type PotLink = (
  account: Pick<BudgetAccount, 'category_id' | 'year'>,
  children: ReactNode,
  isChosen: boolean,
  className: string,
) => ReactNode;

interface PotsProps {
  label: string;
  accounts: readonly BudgetAccount[];
  place: Pick<BudgetPlace, 'category' | 'year'>;
  currency: Currency;
  link: PotLink;
}

/** Name of an account. */
export function potName(
  { category, year }: Pick<BudgetAccount, 'category' | 'year'>,
  t: Translate<typeof budgetYearTexts.tables.EN>,
  language: Language,
): string {
  return category === null ? t('flexible') : t('ofYear', { name: categoryName(category, language), year });
}

export const isOf = ({ category, year }: PotsProps['place'], account: BudgetAccount) =>
  account.category_id === category && account.year === year;

/** The accounts to choose from, each with its available, held and spent amount. */
export function Pots({ label, accounts, place, currency, link }: PotsProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid two-columns gap-3 desk:grid-cols-2 wide:grid-cols-4">
        {accounts.map((account) => {
          const isChosen = isOf(place, account);
          return (
            <li key={`${account.category_id}/${account.year}`} className="grid">
              {link(
                account,
                <Pot account={account} currency={currency} />,
                isChosen,
                cn(
                  'grid min-w-0 content-start gap-1.5 rounded-20 border p-4',
                  isChosen ? 'border-brand bg-brand-soft' : 'border-line hover:border-line-strong',
                ),
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Pot({ account, currency }: { account: BudgetAccount; currency: Currency }) {
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
  const { allocated, spent, held, available, until, ended } = account;
  const figures = { left: money(available), held: money(held), spent: money(spent), all: money(allocated) };
  const day = until && formatDay(until);
  const facts = [t('spentOf', { amount: figures.spent }), held > 0 && t('heldOf', { amount: figures.held })];
  return (
    <>
      <span className="hyphenate font-560 text-14">{potName(account, t, language)}</span>
      <span className="sr-only">
        {t('pot', figures)}
        {day && `, ${t(ended ? 'ended' : 'until', { day })}`}
      </span>
      <span aria-hidden className="grid gap-1.5">
        {!ended && <Money amount={toMinor(available)} currency={currency} size={18} className="desk:text-22" />}
        <Meter
          label={potName(account, t, language)}
          max={toMinor(allocated)}
          segments={[
            { value: ended ? 0 : toMinor(available), tone: 'brand' },
            { value: toMinor(held), tone: 'accent' },
          ]}
          valueText={t('pot', figures)}
          size="small"
        />
        <span className="grid text-12 text-ink-muted tabular-nums">
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
          {day && <span>{t(ended ? 'ended' : 'until', { day })}</span>}
        </span>
      </span>
    </>
  );
}
