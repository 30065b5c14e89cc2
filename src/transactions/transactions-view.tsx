import type { ReactNode } from 'react';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { pageCount } from '#contract/pager/pager.rules.ts';
import {
  TRANSACTION_STATUSES,
  type Transaction,
  type TransactionStatus,
} from '#contract/transactions/transactions.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { type Column, DataTable } from '#design-system/data-table/data-table.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Pager } from '#design-system/pager/pager.tsx';
import { Select } from '#design-system/select/select.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { statusTone } from './status-tone.ts';
import { ROWS_PER_PAGE, type TransactionFilters, type TransactionPage } from './transactions.queries.ts';

export interface TransactionsViewProps {
  /** Null while it is loaded for the first time. */
  found: TransactionPage | null;
  failed: boolean;
  filters: TransactionFilters;
  currency: Transaction['currency'];
  browseLink: (children: ReactNode) => ReactNode;
  onFilter: (filters: TransactionFilters) => void;
  onOpen: (order: number) => void;
  onRetry: () => void;
}

/** What moved the person's money: filtered, summed, a page at a time. */
export function TransactionsView(props: TransactionsViewProps) {
  const { found, failed, filters, onFilter } = props;
  const t = useTexts(transactionsTexts);
  const pages = pageCount(found?.count ?? 0, ROWS_PER_PAGE);
  return (
    <Page width="reading" className="grid content-start gap-8">
      <div className="grid gap-2">
        <h1 className="text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-ink-muted">{t('text')}</p>
      </div>
      <Controls {...props} />
      <Rows {...props} />
      {!failed && pages > 1 && (
        <Pager
          page={filters.page}
          pages={pages}
          onPage={(page) => onFilter({ ...filters, page })}
          labels={{
            nav: t('pages'),
            previous: t('previous'),
            next: t('next'),
            position: t('position', { page: filters.page, pages }),
          }}
        />
      )}
    </Page>
  );
}

function Controls({ found, filters, currency, onFilter }: TransactionsViewProps) {
  const t = useTexts(transactionsTexts);
  const language = useLanguage();
  const options = [
    { value: '' as const, label: t('all') },
    ...TRANSACTION_STATUSES.map((status) => ({ value: status, label: t(status) })),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Select<TransactionStatus | ''>
        label={t('status')}
        hideLabel
        shape="pill"
        options={options}
        value={filters.status ?? ''}
        onChange={(status) => onFilter({ status: status || null, page: 1 })}
      />
      <p role="status" className="flex min-h-6 flex-wrap gap-x-4 text-14 text-ink-muted tabular-nums">
        {found && (
          <>
            <span>{t('found', { count: found.count })}</span>
            <span className="font-560 text-ink">
              {t('sum', { amount: formatMoney(toMinor(found.totals.amount), currency, language) })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

function Rows({ found, failed, filters, browseLink, onFilter, onOpen, onRetry }: TransactionsViewProps) {
  const t = useTexts(transactionsTexts);
  const columns = useColumns();
  const filtered = filters.status !== null || filters.page > 1;
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={found?.results ?? []}
      rowKey={({ id }) => id}
      state={failed ? 'error' : found ? 'ready' : 'loading'}
      empty={
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            filtered ? (
              <Button tone="secondary" onClick={() => onFilter({ status: null, page: 1 })}>
                {t('clear')}
              </Button>
            ) : (
              <Button asChild>{browseLink(t('browse'))}</Button>
            )
          }
        />
      }
      error={<ErrorState title={t('failed')} text={t('failedText')} retryLabel={t('retry')} onRetry={onRetry} />}
      actions={{
        header: t('details'),
        cell: ({ reference }) => (
          <Button tone="ghost" size="small" aria-label={t('open', { id: reference })} onClick={() => onOpen(reference)}>
            {t('details')}
          </Button>
        ),
      }}
    />
  );
}

function useColumns(): Column<Transaction>[] {
  const t = useTexts(transactionsTexts);
  const language = useLanguage();
  return [
    { key: 'date', header: t('date'), cell: ({ date }) => <span className="tabular-nums">{formatDay(date)}</span> },
    {
      key: 'what',
      header: t('what'),
      heading: true,
      cell: ({ names: [first, ...others] }) => (
        <>
          <span className="font-560">{first}</span>
          {others.length > 0 && <span className="text-ink-muted"> {t('more', { count: others.length })}</span>}
        </>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <StatusPill tone={statusTone(status)}>{t(status)}</StatusPill>,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <span className="whitespace-nowrap font-560 tabular-nums">
          {formatMoney(toMinor(amount), currency, language)}
        </span>
      ),
    },
  ];
}
