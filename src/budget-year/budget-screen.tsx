import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { getBudgetYear, listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.contract.ts';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { foundWith } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { type Located, useAddress } from '../ground/use-address.ts';
import { usePage, useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { accountsOf } from './accounts-of.ts';
import { ENTRIES_PER_PAGE } from './budget-entries-table.tsx';
import { type BudgetPlace, budgetAddress } from './budget-place.ts';
import { BudgetView, type BudgetViewProps } from './budget-view.tsx';
import { comingCharges } from './coming-charges.ts';

/** Page of the budgets; account, year and month are in the address. */
export function BudgetScreen() {
  const me = useMe();
  const today = businessDay(serverNow());
  const { values: place, go: goTo, linkTo } = useAddress(budgetAddress(today));
  const { category, year, calendarYear, month, page } = place;
  useHonestAddress(linkTo({ page }), () => goTo({ page }, { replace: true, preventScrollReset: true }));
  const account = { category, year: category > 0 ? year : undefined };
  const entries = usePage(
    query(listBudgetEntries, { query: { ...account, month: month ?? undefined, page, page_size: ENTRIES_PER_PAGE } }),
    { page, perPage: ENTRIES_PER_PAGE, onPage: (last) => goTo({ page: last }, { replace: true }) },
  );
  const drawn = useRead(query(getBudgetYear, { query: { ...account, calendar_year: calendarYear } }));
  const { data: subscriptions = [] } = useQuery(wholeQuery(listSubscriptions));
  const accounts = entries.data?.accounts ?? accountsOf(me);
  return (
    <BudgetView
      accounts={accounts}
      entries={foundWith(entries, drawn)}
      year={drawn.data}
      coming={comingOf(subscriptions, accounts, place, today)}
      place={place}
      today={today}
      currency={me.currency}
      links={linksTo(linkTo)}
      onPlace={(change) => goTo({ page, ...change }, { preventScrollReset: true })}
    />
  );
}

/** Replaces an address with a year or month that does not exist by the address of what is shown. */
function useHonestAddress({ search: shown }: { search: string }, write: () => void) {
  const [address] = useSearchParams();
  const writeShown = useEffectEvent(write);
  const isHonest = address.toString() === shown;
  useEffect(() => {
    if (!isHonest) writeShown();
  }, [isHonest]);
}

/** Coming charges exist only in the current year, and for a category budget only in its own year. */
function comingOf(
  subscriptions: Parameters<typeof comingCharges>[0],
  accounts: Parameters<typeof comingCharges>[1],
  { category, year, calendarYear }: BudgetPlace,
  today: string,
) {
  const runs = today.startsWith(`${calendarYear}-`) && (category === FLEXIBLE.categoryId || year === calendarYear);
  return runs ? comingCharges(subscriptions, accounts, { category, year: calendarYear }) : [];
}

function linksTo(linkTo: Located<BudgetPlace>['linkTo']): BudgetViewProps['links'] {
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
      <Link key={month} to={linkTo({ month })} preventScrollReset {...props}>
        {children}
      </Link>
    ),
    allMonths: (children) => (
      <Link to={linkTo({ month: null })} preventScrollReset>
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
