import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { exportTransactions } from '#contract/transactions/transactions.contract.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { failureOf } from '../api/failure-of.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useOffline } from '../ground/use-offline.ts';
import { usePagedQuery } from '../ground/use-paged-query.ts';
import { useSearch } from '../ground/use-search.ts';
import { useMe } from '../session/session.queries.ts';
import { TransactionDrawer } from './transaction-drawer.tsx';
import { queryOf, ROWS_PER_PAGE, transactionsQuery } from './transactions.queries.ts';
import { readFilters, type TransactionFilters, writeFilters } from './transactions-address.ts';
import { TransactionsView } from './transactions-view.tsx';

/** The filters and what is open are in the address bar, so that a view can be shared and Back works. */
export function TransactionsScreen() {
  const { currency } = useMe();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const filter = (change: Partial<TransactionFilters>) => setAddress(writeFilters({ ...filters, page: 1, ...change }));
  const [typed, type] = useSearch(filters.search, (search) => filter({ search: search.trim() }));
  const [download, downloading] = useDownload();
  const { query, found } = usePagedQuery(transactionsQuery(filters), {
    page: filters.page,
    perPage: ROWS_PER_PAGE,
    onPage: (page) => setAddress(writeFilters({ ...filters, page }), { replace: true }),
  });
  return (
    <>
      <TransactionsView
        found={found}
        failure={found ? null : failureOf(query.error, query.fetchStatus === 'paused')}
        busy={query.isFetching}
        offline={useOffline()}
        filters={filters}
        typed={typed}
        currency={currency}
        downloading={downloading}
        links={{
          browse: (children) => <Link to={paths.flexible()}>{children}</Link>,
          budget: (children) => <Link to={paths.budget()}>{children}</Link>,
          vouchers: (children) => <Link to={paths.vouchers}>{children}</Link>,
          details: (id, children, label) => (
            <Link
              to={{ search: new URLSearchParams({ ...writeFilters(filters), open: id }).toString() }}
              state={{ opened: true }}
              preventScrollReset
              aria-label={label}
            >
              {children}
            </Link>
          ),
        }}
        onType={type}
        onFilter={filter}
        onDownload={() => download(filters)}
        onRetry={() => void query.refetch()}
      />
      <Opened filters={filters} id={address.get('open')} />
    </>
  );
}

/** The drawer over the list. Closing it is the way back, where it was opened from here. */
function Opened({ id, filters }: { id: string | null; filters: TransactionFilters }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  if (!id) return null;
  const close = () => {
    if (state?.opened) void navigate(-1);
    else void navigate({ search: new URLSearchParams(writeFilters(filters)).toString() }, { replace: true });
  };
  return <TransactionDrawer key={id} id={id} onClose={close} />;
}

const DOWNLOAD = ['transactions', 'download'];

/** Saves the filtered rows as a file, once however quickly it is pressed. */
function useDownload(): [(filters: TransactionFilters) => void, boolean] {
  const client = useQueryClient();
  const t = useTexts(transactionsTexts);
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationKey: DOWNLOAD,
    mutationFn: (filters: TransactionFilters) => callForFile(exportTransactions, { query: queryOf(filters) }),
    onSuccess: saveFile,
    onError: ({ message }) => show({ tone: 'error', text: message || t('downloadFailed'), long: true }),
  });
  const download = (filters: TransactionFilters) => {
    if (client.isMutating({ mutationKey: DOWNLOAD }) === 0) mutate(filters);
  };
  return [download, isPending];
}
