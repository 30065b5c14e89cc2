import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { pageCount } from '#contract/pager/pager.rules.ts';
import type { Request } from '#contract/requests/requests.contract.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#contract/requests/requests.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { type Column, DataTable } from '#design-system/data-table/data-table.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Pager } from '#design-system/pager/pager.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { Select } from '#design-system/select/select.tsx';
import { formatDay } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NotLoaded } from '../benefit/not-loaded.tsx';
import { inWindow } from '../benefit/picture-frame.tsx';
import { RequestStatusPill } from './request-status-pill.tsx';
import { type RequestFilters, type RequestPage, ROWS_PER_PAGE } from './requests.queries.ts';

export interface MyRequestsViewProps {
  /** Null while it is loaded for the first time. */
  found: RequestPage | null;
  /** Why there is nothing to show. */
  failure: 'failed' | 'offline' | null;
  busy: boolean;
  filters: RequestFilters;
  /** What is typed into the search now. */
  typed: string;
  newLink: (children: ReactNode) => ReactNode;
  onType: (text: string) => void;
  onFilter: (filters: RequestFilters) => void;
  onOpen: (request: number) => void;
  onRetry: () => void;
}

/** The person's requests: filtered, searched, a page at a time. */
export function MyRequestsView(props: MyRequestsViewProps) {
  const { found, failure, filters, onFilter } = props;
  const t = useTexts(requestsTexts);
  const pages = pageCount(found?.count ?? 0, ROWS_PER_PAGE);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Controls {...props} />
      <Rows {...props} />
      {!failure && pages > 1 && (
        <Pager
          page={filters.page}
          pages={pages}
          onPage={(page) => onFilter({ ...filters, page })}
          labels={{
            nav: t('pages'),
            previous: t('previous'),
            next: t('nextPage'),
            position: t('position', { page: filters.page, pages }),
          }}
        />
      )}
    </div>
  );
}

function Controls({ found, filters, typed, onType, onFilter }: MyRequestsViewProps) {
  const t = useTexts(requestsTexts);
  const options = [
    { value: '' as const, label: t('all') },
    ...REQUEST_STATUSES.map((status) => ({ value: status, label: t(status) })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField inRow label={t('search')} value={typed} onType={onType} className="w-full desk:w-80" />
      <Select<RequestStatus | ''>
        label={t('status')}
        hideLabel
        shape="pill"
        options={options}
        value={filters.status ?? ''}
        onChange={(status) => onFilter({ ...filters, status: status || null, page: 1 })}
      />
      <p role="status" className="ml-auto min-h-6 text-14 text-ink-muted tabular-nums">
        {found && t('found', { count: found.count })}
      </p>
    </div>
  );
}

function Rows({ found, failure, busy, filters, newLink, onType, onFilter, onOpen, onRetry }: MyRequestsViewProps) {
  const t = useTexts(requestsTexts);
  const columns = useColumns();
  const filtered = filters.status !== null || filters.search !== '' || filters.page > 1;
  const clear = () => {
    onType('');
    onFilter({ status: null, search: '', page: 1 });
  };
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={found?.results ?? []}
      rowKey={({ id }) => id}
      state={failure ? 'error' : found ? 'ready' : 'loading'}
      empty={
        <EmptyState
          picture={inWindow(filtered ? 'food-fruit-0' : 'health-glasses-0')}
          title={t('empty')}
          text={filtered ? t('nothingText') : t('emptyText')}
          action={
            filtered ? (
              <Button tone="secondary" onClick={clear}>
                {t('clear')}
              </Button>
            ) : (
              <Button asChild>{newLink(t('fileFirst'))}</Button>
            )
          }
        />
      }
      {...(failure && {
        error: (
          <NotLoaded
            failure={failure}
            busy={busy}
            onRetry={onRetry}
            title={t('failed')}
            text={t('failedText')}
            retryLabel={t('retry')}
          />
        ),
      })}
      actions={{
        header: t('details'),
        cell: ({ id }) => (
          <Button
            tone="ghost"
            size="small"
            aria-label={t('open', { id })}
            onClick={() => onOpen(id)}
            className="cards:-mr-3 cards:after:absolute cards:after:inset-0"
          >
            {t('details')}
          </Button>
        ),
      }}
    />
  );
}

function useColumns(): Column<Request>[] {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  return [
    {
      key: 'date',
      header: t('date'),
      phone: 'hidden',
      cell: ({ filed_at }) => <span className="tabular-nums">{formatDay(filed_at)}</span>,
    },
    {
      key: 'what',
      header: t('what'),
      heading: true,
      // Named by what it was for, as among the transactions and in the budget's changes.
      cell: ({ description, provider_name, category, kind, filed_at }) => (
        <span className="block min-w-0">
          <span className="hyphenate line-clamp-4 font-560">{description}</span>
          <span className="block font-400 text-14 text-ink-muted">
            {[provider_name, t(`short.${kind}`), categoryName(category, language)].join(' · ')}
            <span className="tabular-nums rows:hidden"> · {formatDay(filed_at)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      phone: 'foot',
      cell: (request) => <RequestStatusPill request={request} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      phone: 'corner',
      cell: ({ amount, currency }) => (
        <span className="whitespace-nowrap font-560 tabular-nums">
          {formatMoney(toMinor(amount), currency, language)}
        </span>
      ),
    },
  ];
}
