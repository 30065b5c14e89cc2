import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { paths } from '../app/paths.ts';
import { useOffline } from '../cart/use-offline.ts';
import { useMe } from '../session/session.queries.ts';
import { BudgetView } from './budget-view.tsx';
import { type BudgetPlace, budgetEntriesQuery } from './budgets.queries.ts';

/** Which account is read stands in the address. */
export function BudgetScreen() {
  const { currency } = useMe();
  const [address, setAddress] = useSearchParams();
  const place = readPlace(address);
  const { data, isError, isFetching, refetch } = useQuery(budgetEntriesQuery(place));
  return (
    <BudgetView
      found={data ?? null}
      failed={isError && !data}
      busy={isFetching}
      offline={useOffline()}
      place={place}
      currency={currency}
      links={{
        account: (to, children, isChosen, className) => (
          <Link
            to={paths.budget(to.category, to.year)}
            aria-current={isChosen ? 'true' : undefined}
            className={className}
          >
            {children}
          </Link>
        ),
        transaction: (id, children, label) => (
          <Link to={paths.transaction(id)} aria-label={label}>
            {children}
          </Link>
        ),
        transactions: (children) => <Link to={paths.transactions}>{children}</Link>,
      }}
      onPage={(page) => {
        const next = new URLSearchParams(address);
        next.set('page', String(page));
        setAddress(next);
      }}
      onRetry={() => void refetch()}
    />
  );
}

function readPlace(address: URLSearchParams): BudgetPlace {
  const whole = (name: string, fallback: number) => {
    const text = address.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : fallback;
  };
  const category = whole('category', 0);
  const thisYear = Number(businessDay(new Date()).slice(0, 4));
  return {
    category,
    year: category === 0 ? 0 : Math.min(9999, whole('year', thisYear)),
    page: Math.max(1, Math.min(100_000, whole('page', 1))),
  };
}
