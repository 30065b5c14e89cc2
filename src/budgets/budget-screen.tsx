import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { failureOf } from '../api/failure-of.ts';
import { paths } from '../ground/paths.ts';
import { useOffline } from '../ground/use-offline.ts';
import { usePagedQuery } from '../ground/use-paged-query.ts';
import { useMe } from '../session/session.queries.ts';
import { subscriptionsQuery } from '../subscriptions/subscriptions.queries.ts';
import { accountsOf } from './accounts-of.ts';
import { type BudgetPlace, readPlace, writePlace } from './budget-place.ts';
import { BudgetView, type BudgetViewProps } from './budget-view.tsx';
import { budgetEntriesQuery, budgetYearQuery, ENTRIES_PER_PAGE } from './budgets.queries.ts';
import { comingCharges } from './coming-charges.ts';

/** Which account is read, of which year and month, stands in the address. */
export function BudgetScreen() {
  const me = useMe();
  const [address, setAddress] = useSearchParams();
  const today = businessDay(new Date());
  const place = readPlace(address, today);
  const year = useQuery(budgetYearQuery(place));
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery);
  const isOffline = useOffline();
  const go = (change: Partial<BudgetPlace>) => writePlace({ ...place, ...change }, today);
  const { query: entries, found } = usePagedQuery(budgetEntriesQuery(place), {
    page: place.page,
    perPage: ENTRIES_PER_PAGE,
    onPage: (page) => setAddress(go({ page }), { replace: true }),
  });
  const failures = [
    found ? null : failureOf(entries.error, entries.fetchStatus === 'paused'),
    year.data ? null : failureOf(year.error, year.fetchStatus === 'paused'),
  ];
  const accounts = entries.data?.accounts ?? accountsOf(me);
  return (
    <BudgetView
      accounts={accounts}
      found={found}
      year={year.data ?? null}
      coming={comingOf(subscriptions, accounts, place, today)}
      failure={failures.find((failure) => failure !== null) ?? null}
      busy={entries.isFetching || year.isFetching}
      offline={isOffline}
      place={place}
      today={today}
      currency={me.currency}
      links={linksTo(go)}
      onPlace={(change) => setAddress(go(change), { preventScrollReset: true })}
      onRetry={() => void Promise.all([entries.refetch(), year.refetch()])}
    />
  );
}

/** In the year that runs something is still to come; to a category budget only in its own. */
function comingOf(
  subscriptions: Parameters<typeof comingCharges>[0],
  accounts: Parameters<typeof comingCharges>[1],
  { category, year, calendarYear }: BudgetPlace,
  today: string,
) {
  const runs = today.startsWith(`${calendarYear}-`) && (category === FLEXIBLE.categoryId || year === calendarYear);
  return runs ? comingCharges(subscriptions, accounts, { category, year: calendarYear }) : [];
}

function linksTo(go: (change: Partial<BudgetPlace>) => string): BudgetViewProps['links'] {
  return {
    account: ({ category_id: category, year }, children, isChosen, className) => (
      <Link
        to={paths.budget(category, year)}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={className}
      >
        {children}
      </Link>
    ),
    month: (month, children, props) => (
      <Link key={month} to={{ search: go({ month, page: 1 }) }} preventScrollReset {...props}>
        {children}
      </Link>
    ),
    allMonths: (children) => (
      <Link to={{ search: go({ month: null, page: 1 }) }} preventScrollReset>
        {children}
      </Link>
    ),
    transaction: (id, children, label) => (
      <Link to={paths.transaction(id)} aria-label={label}>
        {children}
      </Link>
    ),
    transactions: (children) => <Link to={paths.transactions}>{children}</Link>,
  };
}
