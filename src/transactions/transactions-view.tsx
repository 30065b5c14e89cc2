import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listTransactions, Transaction } from '#contract/transactions/transactions.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import type { Found } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { inWindow } from '../ground/picture-frame.tsx';
import { OldNotice } from '../ground/read-states.tsx';
import { TransactionFiltersRow } from './transaction-filters.tsx';
import { isFiltered, NO_FILTERS, type TransactionFilters } from './transactions-address.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { useMoney } from './use-money.ts';

/** Rows of a table on one page (specification.md 9: default 10 per page). */
export const ROWS_PER_PAGE = 10;

export interface TransactionsViewProps {
  transactions: Found<AnswerOf<typeof listTransactions>>;
  filters: TransactionFilters;
  page: number;
  /** Text of the search field. */
  typed: string;
  currency: Transaction['currency'];
  downloading: boolean;
  links: {
    browse: (children: ReactNode) => ReactNode;
    budget: (children: ReactNode) => ReactNode;
    vouchers: (children: ReactNode) => ReactNode;
    details: (id: string, children: ReactNode, label: string) => ReactNode;
  };
  onType: (text: string) => void;
  onFilter: (change: Partial<TransactionFilters & { page: number }>) => void;
  onDownload: () => void;
}

/** The person's transactions, with filters, sums and pages. */
export function TransactionsView(props: TransactionsViewProps) {
  const { transactions, filters, page, typed, links, onType, onFilter } = props;
  const t = useTexts(transactionsTexts);
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 desk:gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
        <div className="flex flex-wrap gap-x-6 text-14">
          <TextLink asChild>{links.budget(t('why'))}</TextLink>
          <TextLink asChild>{links.vouchers(t('vouchersLink'))}</TextLink>
        </div>
      </div>
      <TransactionFiltersRow
        filters={filters}
        typed={typed}
        onType={onType}
        onFilter={onFilter}
        clearable={transactions.data !== null && transactions.data.count > 0}
      />
      <OldNotice of={transactions} />
      <Sums {...props} />
      <TransactionsTable transactions={transactions} empty={<Empty {...props} />} detailsLink={links.details} />
      <ListPager
        count={transactions.data?.count}
        page={page}
        perPage={ROWS_PER_PAGE}
        onPage={(next) => onFilter({ page: next })}
      />
    </Page>
  );
}

function Sums({ transactions: { data: found }, currency, downloading, onDownload }: TransactionsViewProps) {
  const t = useTexts(transactionsTexts);
  const money = useMoney(currency);
  const sums = found && [
    ['spent', found.totals.spent] as const,
    ['held', found.totals.held] as const,
    ['givenBack', found.totals.given_back] as const,
  ];
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {/* Has its full height from the start, so that nothing is pushed down. On a phone two rows of two. */}
      <div
        role="status"
        className="grid two-columns content-start items-baseline gap-x-4 gap-y-1 text-14 text-ink-muted tabular-nums max-desk:min-h-[4.25lh] max-desk:w-full desk:flex desk:flex-wrap desk:gap-x-5"
      >
        {found && <span>{t('found', { count: found.count })}</span>}
        {sums?.map(
          ([name, amount]) =>
            (name === 'spent' || amount > 0) && (
              <span key={name} className="whitespace-nowrap">
                {t(name)} <br className="desk:hidden" />
                <span className="font-560 text-ink">{money(amount)}</span>
              </span>
            ),
        )}
      </div>
      <Button
        tone="ghost"
        size="small"
        busy={downloading}
        disabled={!found || found.count === 0}
        icon={<Download aria-hidden size={20} />}
        className="-ml-3"
        onClick={onDownload}
      >
        {t(downloading ? 'downloading' : 'download')}
      </Button>
    </div>
  );
}

function Empty({ filters, links, onFilter }: TransactionsViewProps) {
  const t = useTexts(transactionsTexts);
  if (isFiltered(filters)) {
    return (
      <EmptyState
        picture={inWindow('food-fruit-0')}
        title={t('nothing')}
        text={t('nothingText')}
        action={
          <Button tone="secondary" onClick={() => onFilter(NO_FILTERS)}>
            {t('clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture={inWindow('food-groceries-0')}
      title={t('empty')}
      text={t('emptyText')}
      action={<Button asChild>{links.browse(t('browse'))}</Button>}
    />
  );
}
