import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, type NavigateOptions } from 'react-router-dom';
import { listRequests } from '#contract/requests/requests.contract.ts';
import { query, readAgain } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useAddress } from '../ground/use-address.ts';
import { usePage } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { OPENED, useWayBack } from '../ground/use-way-back.ts';
import { meQuery } from '../session/session.queries.ts';
import { MyRequestsView } from './my-requests-view.tsx';
import { RequestDrawer } from './request-drawer.tsx';
import { REQUEST_READS, ROWS_PER_PAGE } from './request-reads.ts';
import { type RequestPlace, requestsAddress } from './requests-address.ts';

/** Filters and the open request are in the address bar, so that a view can be shared and Back works. */
export function MyRequests() {
  const { values: filters, go: goTo } = useAddress(requestsAddress);
  const { status, search, page } = filters;
  const go = (change: Partial<RequestPlace>, options?: NavigateOptions) =>
    goTo({ request: null, ...change, tab: 'mine' }, { ...options, preventScrollReset: true });
  const { close } = useWayBack();
  useFreshRequests();
  const [typed, setTyped] = useSearch({ values: filters, go, isCovered: filters.request !== null });
  const requests = usePage(
    query(listRequests, {
      query: { page, page_size: ROWS_PER_PAGE, status: status || undefined, search: search || undefined },
    }),
    { page, perPage: ROWS_PER_PAGE, onPage: (last) => go({ ...filters, page: last }, { replace: true }) },
  );
  return (
    <>
      <MyRequestsView
        requests={requests}
        filters={filters}
        typed={typed}
        newLink={(children) => <Link to={paths.requests()}>{children}</Link>}
        onType={setTyped}
        onFilter={go}
        onOpen={(request) => go({ page, request }, { state: OPENED })}
      />
      {filters.request !== null && (
        <RequestDrawer id={filters.request} onClose={() => close(() => go({ page }, { replace: true }))} />
      )}
    </>
  );
}

// Reads the requests again whenever the poll of `v2/me/` has a new answer, for a reviewer's action changes that: so an open
// request is never out of date. The cached data may be equal and so keep its identity; only after a 304 the query's promise
// yields the same object as before.
function useFreshRequests(): void {
  const client = useQueryClient();
  useEffect(() => {
    let known: unknown;
    const look = async () => {
      const answer = await client.getQueryCache().find({ queryKey: meQuery.queryKey })?.promise;
      if (answer === undefined || answer === known) return;
      known = answer;
      await readAgain(client, REQUEST_READS);
    };
    const poll = new QueryObserver(client, { ...meQuery, enabled: false, notifyOnChangeProps: ['dataUpdatedAt'] });
    // A failed poll is ignored.
    return poll.subscribe(() => look().catch(() => {}));
  }, [client]);
}
