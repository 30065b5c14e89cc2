import type { ReactNode } from 'react';
import type { BudgetEntry } from '#contract/budgets/budgets.contract.ts';
import { type Currency, formatMoney, type Minor, toMinor } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { type Column, DataTable } from '#design-system/data-table/data-table.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { budgetsTexts } from '#locales/budgets/budgets.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { entryChange, entryWords } from './entry-words.ts';

interface BudgetEntriesTableProps {
  /** Null while they are loaded for the first time. */
  entries: readonly BudgetEntry[] | null;
  currency: Currency;
  empty: ReactNode;
  error?: ReactNode;
  transactionLink: (id: string, children: ReactNode, label: string) => ReactNode;
}

/** The changes of one account: what happened, who caused it, by how much, and what was left. */
export function BudgetEntriesTable({ entries, currency, empty, error, transactionLink }: BudgetEntriesTableProps) {
  const t = useTexts(budgetsTexts);
  const columns = useColumns(currency);
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={entries ?? []}
      rowKey={({ id }) => id}
      state={error ? 'error' : entries ? 'ready' : 'loading'}
      empty={empty}
      error={error}
      actions={{
        header: t('see'),
        cell: ({ transaction, date, ...entry }) =>
          transaction && (
            <TextLink asChild className="px-2 text-14 cards:px-0 cards:after:absolute cards:after:inset-0">
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
  const t = useTexts(budgetsTexts);
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
      cell: (entry) => (
        <span className="grid min-w-0">
          <span className="font-560">{t(entryWords(entry))}</span>
          {entry.names.length > 0 && (
            <span className="hyphenate wrap-anywhere line-clamp-2 font-500 text-14">{entry.names.join(', ')}</span>
          )}
          {entry.note && <span className="hyphenate font-500 text-14">{entry.note}</span>}
          <span className="font-500 text-14 text-ink-muted">{entry.own ? t('you') : (entry.who ?? t('shop'))}</span>
        </span>
      ),
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
