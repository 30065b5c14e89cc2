import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { failureOf } from '../api/failure-of.ts';
import { paths } from '../ground/paths.ts';
import { usePagedQuery } from '../ground/use-paged-query.ts';
import { useSearch } from '../ground/use-search.ts';
import { useMe } from '../session/session.queries.ts';
import { MyRequestsView } from './my-requests-view.tsx';
import { RequestDrawer } from './request-drawer.tsx';
import { REQUESTS_KEY, type RequestFilters, ROWS_PER_PAGE, requestsQuery } from './requests.queries.ts';

/** Filters and the open request are in the address bar, so that a view can be shared and Back works. */
export function MyRequests() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const opened = Number(address.get('request')) || null;
  const write = (next: RequestFilters, request: number | null, replace = false) =>
    setAddress(addressOf(next, request), { replace, preventScrollReset: true });
  useFreshRequests();
  const [typed, setTyped] = useSearch(filters.search, (search) =>
    write({ ...filters, search: search.trim(), page: 1 }, null, true),
  );
  const { query, found } = usePagedQuery(requestsQuery(filters), {
    page: filters.page,
    perPage: ROWS_PER_PAGE,
    onPage: (page) => write({ ...filters, page }, opened, true),
  });
  return (
    <>
      <MyRequestsView
        found={found}
        failure={found ? null : failureOf(query.error, query.fetchStatus === 'paused')}
        busy={query.isFetching}
        filters={filters}
        typed={typed}
        newLink={(children) => <Link to={paths.requests()}>{children}</Link>}
        onType={setTyped}
        onFilter={(next) => write(next, null)}
        onOpen={(request) => write(filters, request)}
        onRetry={() => void query.refetch()}
      />
      {opened !== null && <RequestDrawer id={opened} onClose={() => write(filters, null)} />}
    </>
  );
}

// What a reviewer does changes `v2/me/` of the person, which is asked for all the time: so an open request is never out of date.
function useFreshRequests(): void {
  const me = useMe();
  const client = useQueryClient();
  const known = useRef(me);
  useEffect(() => {
    if (known.current === me) return;
    known.current = me;
    void client.invalidateQueries({ queryKey: [REQUESTS_KEY] });
  }, [me, client]);
}

function readFilters(address: URLSearchParams): RequestFilters {
  const page = Number(address.get('page') ?? 1);
  return {
    status: REQUEST_STATUSES.find((status) => status === address.get('status')) ?? null,
    search: (address.get('search') ?? '').slice(0, 100).trim(),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

function addressOf({ status, search, page }: RequestFilters, request: number | null): Record<string, string> {
  return {
    tab: 'mine',
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(request !== null ? { request: String(request) } : {}),
  };
}
