import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { getTransaction } from '#contract/transactions/transactions.contract.ts';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { paths } from '../ground/paths.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { useRead } from '../ground/use-read.ts';
import { useWayBack } from '../ground/use-way-back.ts';
import { TransactionDrawerView } from './transaction-drawer-view.tsx';
import { useCancellation } from './use-cancellation.ts';

/** Details of the transaction whose id is in the address. */
export function TransactionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { cancellation, ...on } = useCancellation(id);
  const { further } = useWayBack();
  return (
    <TransactionDrawerView
      {...on}
      transaction={useRead(query(getTransaction, { params: { id } }))}
      today={businessDay(serverNow())}
      cancellation={cancellation}
      links={{
        benefit: (benefit, children) => <Link to={paths.benefit(benefit)}>{children}</Link>,
        transaction: (other, children) => (
          <Link to={paths.transaction(other)} state={further}>
            {children}
          </Link>
        ),
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
    />
  );
}
