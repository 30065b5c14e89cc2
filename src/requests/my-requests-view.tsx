import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { listRequests, Request } from '#contract/requests/requests.contract.ts';
import { REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { Select } from '#design-system/select/select.tsx';
import { formatDay } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { inWindow } from '../ground/picture-frame.tsx';
import { ReadTable } from '../ground/read-table.tsx';
import { ROWS_PER_PAGE } from './request-reads.ts';
import { RequestStatusPill } from './request-status-pill.tsx';
import { NO_FILTERS, type RequestFilters } from './requests-address.ts';

export interface MyRequestsViewProps {
  requests: Found<AnswerOf<typeof listRequests>>;
  filters: RequestFilters;
  /** Text of the search field. */
  typed: string;
  newLink: (children: ReactNode) => ReactNode;
  onType: (text: string) => void;
  onFilter: (change: Partial<RequestFilters>) => void;
  onOpen: (request: number) => void;
}

/** The person's requests: filtered, searched, a page at a time. */
export function MyRequestsView(props: MyRequestsViewProps) {
  const { requests, filters, onFilter } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Controls {...props} />
      <Rows {...props} />
      <ListPager
        count={requests.data?.count}
        page={filters.page}
        perPage={ROWS_PER_PAGE}
        onPage={(page) => onFilter({ page })}
      />
    </div>
  );
}

function Controls({ requests, filters, typed, onType, onFilter }: MyRequestsViewProps) {
  const t = useTexts(requestsTexts);
  const options = [
    { value: '' as const, label: t('all') },
    ...REQUEST_STATUSES.map((status) => ({ value: status, label: t(status) })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField inRow label={t('search')} value={typed} onType={onType} className="w-full desk:w-80 print:hidden" />
      <Select
        label={t('status')}
        hideLabel
        shape="pill"
        options={options}
        value={filters.status}
        onChange={(status) => onFilter({ status })}
        className="print:hidden"
      />
      <p role="status" className="ml-auto min-h-6 text-14 text-ink-muted tabular-nums">
        {requests.data && t('found', { count: requests.data.count })}
      </p>
    </div>
  );
}

function Rows(props: MyRequestsViewProps) {
  const { requests, onOpen } = props;
  const t = useTexts(requestsTexts);
  return (
    <ReadTable
      of={requests}
      caption={t('caption')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={<Empty {...props} />}
      failed={t('failed')}
      text={t('failedText')}
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

function Empty({ filters, newLink, onType, onFilter }: MyRequestsViewProps) {
  const t = useTexts(requestsTexts);
  const filtered = filters.status !== '' || filters.search !== '' || filters.page > 1;
  const clear = () => {
    onType('');
    onFilter(NO_FILTERS);
  };
  return (
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
      // Named by its description, as in the transactions and the changes of a budget.
      cell: ({ description, provider_name, category, kind, filed_at }) => (
        <span className="block min-w-0">
          <span className="hyphenate line-clamp-4 font-560">{description}</span>
          {/* The separator keeps to the word before it, so that no line begins with one. */}
          <span className="block font-400 text-14 text-ink-muted">
            {[provider_name, t(`short.${kind}`), categoryName(category, language)].join('\u00a0· ')}
            <span className="tabular-nums rows:hidden">{`\u00a0· ${formatDay(filed_at)}`}</span>
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
      cell: ({ amount, currency, status }) => (
        <span
          className={cn(
            'whitespace-nowrap font-560 tabular-nums',
            (status === 'rejected' || status === 'cancelled') && 'font-500 text-ink-muted line-through',
          )}
        >
          {formatMoney(toMinor(amount), currency, language)}
        </span>
      ),
    },
  ];
}
