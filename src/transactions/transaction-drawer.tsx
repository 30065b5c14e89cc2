import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { ApiError } from '../api/api-error.ts';
import { paths } from '../ground/paths.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { TransactionDrawerView } from './transaction-drawer-view.tsx';
import { transactionQuery } from './transactions.queries.ts';
import { useCancellation } from './use-cancellation.ts';

/** The details of the transaction whose id stands in the address. */
export function TransactionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(transactionQuery(id));
  const missing = error instanceof ApiError && error.status === 404;
  const { cancellation, ...on } = useCancellation(id);
  return (
    <TransactionDrawerView
      {...on}
      transaction={data ?? null}
      failure={error && !data ? (missing ? 'missing' : 'failed') : null}
      busy={isFetching}
      today={businessDay(new Date())}
      cancellation={cancellation}
      links={{
        benefit: (benefit, children) => <Link to={paths.benefit(benefit)}>{children}</Link>,
        transaction: (other, children) => <Link to={paths.transaction(other)}>{children}</Link>,
        subscriptions: (children) => <Link to={paths.subscriptions}>{children}</Link>,
        learning: ({ kind, pk }, children) => (
          <Link to={kind === 'course' ? paths.course(pk) : paths.package(pk)}>{children}</Link>
        ),
        requests: (children) => (
          <Link to={paths.requests({ tab: 'mine', request: id.replace('request-', '') })}>{children}</Link>
        ),
      }}
      onCopy={useCopyCode()}
      onClose={onClose}
      onRetry={() => void refetch()}
    />
  );
}
