import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TRANSACTION_STATUSES } from '#contract/transactions/transactions.contract.ts';
import { paths } from '../app/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { OrderDialog } from './order-dialog.tsx';
import { type TransactionFilters, transactionsQuery } from './transactions.queries.ts';
import { TransactionsView } from './transactions-view.tsx';

/** The filters are in the address bar, so that a view can be shared and Back works. */
export function TransactionsScreen() {
  const { currency } = useMe();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<number | null>(null);
  const filters = readFilters(search);
  const { data, isError, refetch } = useQuery(transactionsQuery(filters));
  return (
    <>
      <TransactionsView
        found={data ?? null}
        failed={isError && !data}
        filters={filters}
        currency={currency}
        browseLink={(children) => <Link to={paths.flexible()}>{children}</Link>}
        onFilter={(next) => setSearch(writeFilters(next))}
        onOpen={setOpened}
        onRetry={() => void refetch()}
      />
      {opened !== null && <OrderDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function readFilters(search: URLSearchParams): TransactionFilters {
  const page = Number(search.get('page') ?? 1);
  return {
    status: TRANSACTION_STATUSES.find((status) => status === search.get('status')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

function writeFilters({ status, page }: TransactionFilters): Record<string, string> {
  return { ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) };
}
