import { Link } from 'react-router-dom';
import { exportTransactions, listTransactions } from '#contract/transactions/transactions.contract.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useAddress } from '../ground/use-address.ts';
import { useDownload } from '../ground/use-download.ts';
import { usePage } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { OPENED, useWayBack } from '../ground/use-way-back.ts';
import { useMe } from '../session/session.queries.ts';
import { TransactionDrawer } from './transaction-drawer.tsx';
import { queryOf, transactionsAddress } from './transactions-address.ts';
import { ROWS_PER_PAGE, TransactionsView } from './transactions-view.tsx';

/** The filters and the open transaction are in the address, so that a view can be shared and Back works. */
export function TransactionsScreen() {
  const { currency } = useMe();
  const address = useAddress(transactionsAddress);
  const { values: filters, go, linkTo } = address;
  const { page } = filters;
  const [typed, type] = useSearch({ values: filters, go, isCovered: filters.open !== '' });
  const { download, running } = useDownload(() => callForFile(exportTransactions, { query: queryOf(filters) }));
  const transactions = usePage(
    query(listTransactions, { query: { ...queryOf(filters), page, page_size: ROWS_PER_PAGE } }),
    { page, perPage: ROWS_PER_PAGE, onPage: (last) => go({ page: last }, { replace: true }) },
  );
  return (
    <>
      <TransactionsView
        transactions={transactions}
        filters={filters}
        page={page}
        typed={typed}
        currency={currency}
        downloading={running.length > 0}
        links={{
          browse: (children) => <Link to={paths.flexible()}>{children}</Link>,
          budget: (children) => <Link to={paths.budget()}>{children}</Link>,
          vouchers: (children) => <Link to={paths.vouchers}>{children}</Link>,
          details: (id, children, label) => (
            <Link to={linkTo({ page, open: id })} state={OPENED} preventScrollReset aria-label={label}>
              {children}
            </Link>
          ),
        }}
        onType={type}
        onFilter={go}
        onDownload={() => download()}
      />
      <Opened id={filters.open} onClose={() => go({ page, open: '' }, { replace: true })} />
    </>
  );
}

/** The drawer over the list. If it was opened from here, closing it goes back in the history. */
function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { close } = useWayBack();
  if (id === '') return null;
  return <TransactionDrawer key={id} id={id} onClose={() => close(onClose)} />;
}
