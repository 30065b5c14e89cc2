import { CircleAlert, ListChecks, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import type { RequestToReview } from '#contract/requests/review.contract.ts';
import { isWarning, MOST_IN_QUEUE, REVIEW_QUEUES, type ReviewQueue } from '#contract/requests/review.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { ChooseRow } from '#design-system/data-table/table-selection.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { type Grain, Grains } from '#design-system/grains/grains.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Amount, BareAmount } from '../admin/parts/amount.tsx';
import { cappedCount } from '../admin/parts/capped-count.ts';
import type { Found } from '../ground/found.ts';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { ABSENCE } from './absence-address.ts';
import { asDrawn, queueGroups } from './queue-order.ts';
import { useNameOf } from './request-facts.tsx';
import type { ReviewCalls } from './review-calls.ts';
import { keyOf, type RequestKey } from './review-key.ts';
import type { AcceptingMany } from './use-accept-many.tsx';
import { useWaitingAge, waitingDays } from './waiting-age.ts';

export interface FoundQueue {
  count: number;
  queues: Record<ReviewQueue, number>;
  results: readonly RequestToReview[];
}

export interface QueuePaneProps {
  site: ReviewCalls['site'];
  queue: ReviewQueue;
  /** The search in the address. */
  q: string;
  /** The text in the search field; it becomes the search after the debounce. */
  typed: string;
  open: number | null;
  found: Found<FoundQueue>;
  /** Loads more rows; undefined where all are loaded. */
  onMore: (() => void) | undefined;
  onSearch: (text: string) => void;
  /** Only requests assigned to the reader; `onMine` is undefined where requests are not assigned. */
  mine: boolean;
  onMine: ((mine: boolean) => void) | undefined;
  /** How several are selected and accepted; null where that is impossible. */
  many: AcceptingMany | null;
  linkTo: (change: { queue?: ReviewQueue; open?: RequestKey | null }) => { search: string };
}

/** The requests that wait for reviewers, the oldest first; below them the links to the other queues. */
export function QueuePane(props: QueuePaneProps) {
  const { site, queue, q, typed, found, onMore, onSearch, mine, onMine, many } = props;
  const t = useTexts(adminRequestsTexts);
  const [searches, setSearches] = useState(q !== '');
  const rows = found.data?.results ?? [];
  const emptyText = t(site === 'platform' && queue === 'pending' ? 'empty.unattendedText' : `empty.${queue}Text`);
  return (
    <section aria-label={t(`queue.${queue}`)} className="min-w-0 wide:px-3 wide:py-4">
      <div className="flex items-center justify-between gap-2 wide:px-3">
        <h1 className="text-[1.625rem] tracking-display">{t(`queue.${queue}`)}</h1>
        <div className="flex items-center">
          {many && rows.length > 0 && (
            <IconButton
              label={t('many.choose')}
              pressed={many.isChoosing}
              onClick={() => many.setChoosing(!many.isChoosing)}
              className={toolTarget}
            >
              <ListChecks aria-hidden size={18} />
            </IconButton>
          )}
          <IconButton
            label={t('searching')}
            pressed={searches}
            onClick={() => setSearches(!searches)}
            className={toolTarget}
          >
            <Search aria-hidden size={18} />
          </IconButton>
        </div>
      </div>
      {searches && (
        <div className="py-2">
          <SearchField inRow label={t('search')} value={typed} onType={onSearch} />
        </div>
      )}
      {onMine && (
        <div className="flex flex-wrap items-center justify-between gap-2 py-1 wide:px-3">
          <ToolButton aria-pressed={mine} tone={mine ? 'primary' : 'secondary'} onClick={() => onMine(!mine)}>
            {t('assigned.mine')}
          </ToolButton>
          <TextLink asChild className="text-14">
            <Link to={ABSENCE}>{t('absence.link')}</Link>
          </TextLink>
        </div>
      )}
      {queue === 'pending' && rows.length > 0 && (
        <div className="mt-1 mb-2 wide:px-3">
          <Grains
            grains={rows.map(grainOf)}
            label={t('grains', { count: rows.length, late: rows.filter(({ late }) => late).length })}
          />
        </div>
      )}
      <OldNotice of={found} className="my-2" />
      <ReadStates
        of={found}
        as="part"
        failed={t('failed')}
        loading={<Places />}
        empty={
          <EmptyState
            level={2}
            title={mine ? t('assigned.none') : q === '' ? t(`empty.${queue}`) : t('empty.search')}
            text={mine ? t('assigned.noneText') : q === '' ? emptyText : t('empty.searchText')}
          />
        }
      >
        {({ results }) => <Groups {...props} rows={results} />}
      </ReadStates>
      {onMore && (
        <ToolButton tone="secondary" onClick={onMore} className="mt-3">
          {t('more')}
        </ToolButton>
      )}
      <OtherQueues {...props} />
    </section>
  );
}

const grainOf = ({ late, filed_at }: RequestToReview): Grain =>
  late ? 'late' : waitingDays(filed_at) > 0 ? 'older' : 'today';

const Places = () => (
  <div className="mt-3 grid gap-2">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} shape="block" className="h-14" />
    ))}
  </div>
);

/** The rows in groups: requests that no colleague looks at, then those of each colleague. */
function Groups({ rows, ...props }: QueuePaneProps & { rows: readonly RequestToReview[] }) {
  const t = useTexts(adminRequestsTexts);
  const ids = asDrawn(rows).map(({ id }) => id);
  return queueGroups(rows).map(({ by, rows: some }) =>
    by === null ? (
      <Rows {...props} key="free" rows={some} ids={ids} />
    ) : (
      <section key={by.id}>
        <h2 className="display mt-4 mb-1 text-16 text-ink-muted wide:px-3">
          {t('looking', { name: by.name, count: some.length })}
        </h2>
        <Rows {...props} rows={some} ids={ids} />
      </section>
    ),
  );
}

interface RowsProps extends Pick<QueuePaneProps, 'open' | 'linkTo' | 'many'> {
  rows: readonly RequestToReview[];
  /** Ids of all rows of the queue, in the order in which they are drawn. */
  ids: readonly number[];
}

function Rows({ rows, ids, open, linkTo, many }: RowsProps) {
  const t = useTexts(adminRequestsTexts);
  const nameOf = useNameOf();
  return (
    <ul className="grid">
      {rows.map((row) => (
        <li
          key={row.id}
          className={cn(
            'border-line border-b last:border-b-0 wide:border-b-0',
            many?.isChoosing && 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 wide:pl-3',
          )}
        >
          {many?.isChoosing && (
            <ChooseRow
              label={t('many.chooseOne', { name: nameOf(row), id: row.id })}
              isSelected={many.chosen.has(row.id)}
              onChoose={(asFarAs) => many.turn(row.id, ids, asFarAs)}
            />
          )}
          <Link
            to={linkTo({ open: keyOf(row) })}
            state={{ opened: true }}
            data-request={row.id}
            aria-current={row.id === open ? 'true' : undefined}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 rounded-12 py-2.5 wide:px-3',
              'hover:bg-surface-sunken focus-visible:focus-inset aria-[current]:bg-surface-raised aria-[current]:shadow-1',
            )}
          >
            <Row row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Row({ row }: { row: RequestToReview }) {
  const t = useTexts(adminRequestsTexts);
  const ageOf = useWaitingAge();
  const nameOf = useNameOf();
  const {
    company,
    assigned,
    amount,
    currency,
    provider_name: provider,
    claim,
    second,
    late,
    filed_at: filed,
    status,
    decided_at,
  } = row;
  // In the queue of one company all amounts are in its currency.
  const AmountOfRow = company ? Amount : BareAmount;
  const isWith = (whose: RequestToReview['assigned']) =>
    whose && t('assigned.row', { name: (whose.stands_in ?? whose.to).name });
  const age = second
    ? t('second.row')
    : claim && !claim.mine
      ? t('since', { time: formatTime(claim.since) })
      : ageOf(filed);
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5 font-600 text-14">
        <span className="truncate">{nameOf(row)}</span>
        {row.signals.some(isWarning) && (
          <>
            <CircleAlert aria-hidden size={14} className="shrink-0 text-warning" />
            <span className="sr-only">, {t('hasWarning')}</span>
          </>
        )}
      </span>
      <AmountOfRow amount={toMinor(amount)} currency={currency as Currency} />
      <span className="truncate text-12 text-ink-muted">
        {[company?.name, provider, isWith(assigned)].filter(Boolean).join(' · ')}
      </span>
      <span className={cn('text-right text-12', late ? 'font-600 text-warning' : 'text-ink-muted')}>
        {decided_at ? t(`status.${status}`) : age}
        {late && <span className="sr-only">, {t('late')}</span>}
      </span>
    </>
  );
}

function OtherQueues({ queue, found, linkTo }: QueuePaneProps) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  const queues = found.data?.queues;
  return (
    <nav aria-label={t('queues')} className="mt-5 grid justify-items-start wide:px-3">
      {REVIEW_QUEUES.filter((each) => each !== queue).map((each) => (
        <Link
          key={each}
          to={linkTo({ queue: each, open: null })}
          className="display inline-flex min-h-11 items-center text-16 text-ink-muted hover:text-ink fine:min-h-9"
        >
          {queues
            ? t('toQueue', { queue: t(`queue.${each}`), shown: cappedCount(MOST_IN_QUEUE, language, queues[each]) })
            : t(`queue.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
