import type { BudgetAccount } from '#contract/budgets/budgets.contract.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import type { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatDay } from '#locales/dates.ts';
import type { Translate } from '#locales/texts.tsx';
import { spentIn, type YearShown } from './year-chart.ts';

interface Found {
  shown: YearShown;
  calendarYear: number;
  account: BudgetAccount;
  money: (amount: Minor) => string;
}

type Say = Translate<typeof budgetYearTexts.tables.EN>;

/** Summary of a year in a sentence. */
export function yearFinding(t: Say, { shown, calendarYear, money }: Found): string {
  const { now, months, lastMonth, points, spent } = shown;
  const month = months.find((each) => each.month === lastMonth);
  // In a year with a single point so far the balance decides whether it is empty.
  const isEmpty = now === null || (month?.left ?? 0) === 0;
  if (points.length === 1 && isEmpty) return t('year.nothing', { year: calendarYear });
  if (now === null) return t('year.past', { year: calendarYear, spent: money(spent) });
  const inMonth = t(`in.${lastMonth.slice(5)}` as 'in.01');
  const left = money(month?.left ?? 0);
  const spentInIt = month ? spentIn(month) : 0;
  // May be negative, when refunds of an earlier month exceed what was spent.
  if (spentInIt <= 0) return t('year.spentNothing', { inMonth, left });
  return t('year.spent', { inMonth, left, spent: money(spentInIt) });
}

/** Further sentences: expected charges of subscriptions, and what ends or has ended with the year. */
export function yearProspects(t: Say, { shown, account, money }: Found): string[] {
  const known = shown.months.reduce((sum, month) => sum + month.known, 0);
  const { until, ended } = account;
  const unused = toMinor(account.allocated) - toMinor(account.spent) - toMinor(account.held);
  const day = until ? formatDay(until) : '';
  const sentences = [
    known > 0 ? t('year.coming', { amount: money(known) }) : '',
    until && !ended && shown.leftAtEnd > 0 ? t('year.endsNow', { amount: money(shown.leftAtEnd), day }) : '',
    ended && unused > 0 ? t('expired', { amount: money(unused) }) : '',
  ];
  return sentences.filter((sentence) => sentence !== '');
}
