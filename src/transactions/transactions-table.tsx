import type { ReactNode } from 'react';
import type { Transaction } from '#contract/transactions/transactions.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import type { Found } from '../ground/found.ts';
import { ReadTable } from '../ground/read-table.tsx';
import { TransactionStatusPill } from './transaction-status-pill.tsx';
import { useMoney } from './use-money.ts';

interface TransactionsTableProps {
  transactions: Found<{ results: readonly Transaction[] }>;
  empty: ReactNode;
  detailsLink: (id: string, children: ReactNode, label: string) => ReactNode;
}

/** The rows of a page: a table where there is room, else cards. */
export function TransactionsTable({ transactions, empty, detailsLink }: TransactionsTableProps) {
  const t = useTexts(transactionsTexts);
  const columns = useColumns();
  return (
    <ReadTable
      of={transactions}
      caption={t('caption')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={empty}
      failed={t('failed')}
      text={t('failedText')}
      actions={{
        header: t('details'),
        cell: ({ id, kind, reference }) => (
          <TextLink asChild className="px-2 text-14 print:hidden cards:px-0 cards:after:absolute cards:after:inset-0">
            {detailsLink(id, t('details'), t('open', { name: t(`title.${kind}`, { id: reference }) }))}
          </TextLink>
        ),
      }}
    />
  );
}

function useColumns(): Column<Transaction>[] {
  const t = useTexts(transactionsTexts);
  return [
    {
      key: 'date',
      header: t('date'),
      phone: 'hidden' as const,
      cell: ({ date }) => <span className="tabular-nums">{formatDay(date)}</span>,
    },
    {
      key: 'what',
      header: t('what'),
      heading: true,
      cell: ({ kind, date, names: [first, ...others] }) => (
        <span className="grid min-w-0">
          <span className="hyphenate font-560">
            {first}
            {others.length > 0 && (
              <span className="whitespace-nowrap font-500 text-ink-muted"> {t('more', { count: others.length })}</span>
            )}
          </span>
          <span className="font-500 text-14 text-ink-muted">
            {t(`kind.${kind}`)}
            <span className="tabular-nums rows:hidden"> · {formatDay(date)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      phone: 'foot',
      cell: (transaction) => <TransactionStatusPill transaction={transaction} />,
    },
    { key: 'amount', header: t('amount'), align: 'end', phone: 'corner', cell: (row) => <Amount {...row} /> },
  ];
}

/** The amount; with a note if it is only held, was refunded, or was not charged after all. */
function Amount({ kind, amount, currency, effect }: Transaction) {
  const t = useTexts(transactionsTexts);
  const money = useMoney(currency);
  return (
    <span className="inline-grid justify-items-end">
      <span
        className={cn(
          'whitespace-nowrap font-560 tabular-nums',
          effect === 'nothing' && 'font-500 text-ink-muted line-through',
          effect === 'given_back' && 'text-positive',
        )}
      >
        {effect === 'given_back' && '+'}
        {money(amount)}
      </span>
      {effect !== 'spent' && (
        <span className="text-12 text-ink-muted">
          {/* An order is paid immediately, so "nothing" means that it was refunded. */}
          {t(kind === 'order' && effect === 'nothing' ? 'effect.nothing.order' : `effect.${effect}`)}
        </span>
      )}
    </span>
  );
}
