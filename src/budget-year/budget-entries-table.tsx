import type { ReactNode } from 'react';
import type { BudgetEntry } from '#contract/budgets/budgets.contract.ts';
import { type Currency, formatMoney, type Minor, toMinor } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { type Translate, useLanguage, useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ReadTable } from '../ground/read-table.tsx';
import { entryChange, entryWords } from './entry-words.ts';

/** specification.md 9: default 10 per page. */
export const ENTRIES_PER_PAGE = 10;

interface BudgetEntriesTableProps {
  entries: Found<{ results: readonly BudgetEntry[] }>;
  currency: Currency;
  empty: ReactNode;
  transactionLink: (id: string, children: ReactNode, label: string) => ReactNode;
}

/** Table of the changes of one account: what happened, who caused it, the amount, and the balance after it. */
export function BudgetEntriesTable({ entries, currency, empty, transactionLink }: BudgetEntriesTableProps) {
  const t = useTexts(budgetYearTexts);
  const columns = useColumns(currency);
  return (
    <ReadTable
      of={entries}
      caption={t('caption')}
      columns={columns}
      rowKey={({ id }) => id}
      places={ENTRIES_PER_PAGE}
      empty={empty}
      failed={t('failed')}
      text={t('failedText')}
      actions={{
        header: t('see'),
        cell: ({ transaction, date, ...entry }) =>
          transaction && (
            <TextLink asChild className="px-2 text-14 print:hidden cards:px-0 cards:after:absolute cards:after:inset-0">
              {transactionLink(
                transaction,
                t('see'),
                t('seeOne', { what: t(entryWords(entry)), moment: formatMoment(date) }),
              )}
            </TextLink>
          ),
      }}
    />
  );
}

function useColumns(currency: Currency): Column<BudgetEntry>[] {
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  return [
    {
      key: 'date',
      header: t('date'),
      phone: 'foot',
      cell: ({ date }) => (
        <span className="whitespace-nowrap tabular-nums cards:text-14 cards:text-ink-muted">{formatMoment(date)}</span>
      ),
    },
    {
      key: 'what',
      header: t('what'),
      heading: true,
      cell: (entry) => {
        const [first, ...more] = linesOf(entry, t);
        return (
          <span className="grid min-w-0">
            <span className="hyphenate wrap-anywhere font-560">{first}</span>
            <span className="hyphenate font-500 text-14 text-ink-muted">{more.filter(Boolean).join(' · ')}</span>
          </span>
        );
      },
    },
    {
      key: 'change',
      header: t('change'),
      align: 'end',
      phone: 'corner',
      cell: (entry) => {
        const change = entryChange(entry);
        return (
          <span className={cn('whitespace-nowrap font-560 tabular-nums', change > 0 && 'text-positive')}>
            {change > 0 && '+'}
            {money(change)}
          </span>
        );
      },
    },
    {
      key: 'after',
      header: t('after'),
      align: 'end',
      cell: ({ available_after }) => (
        <span className="whitespace-nowrap tabular-nums">{money(toMinor(available_after))}</span>
      ),
    },
  ];
}

/** Lines of a change: first what it was for, or else its kind; then note and who caused it, unless that was the reader. */
function linesOf(entry: BudgetEntry, t: Translate<typeof budgetYearTexts.tables.EN>): string[] {
  const what = entry.names.join(', ');
  const who = entry.own ? '' : (entry.who ?? '');
  return what ? [what, t(entryWords(entry)), entry.note, who] : [t(entryWords(entry)), entry.note, who];
}
