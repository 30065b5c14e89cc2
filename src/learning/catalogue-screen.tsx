import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../api/failure-of.ts';
import { CARDS_PER_PAGE, coursesQuery } from '../courses/courses.queries.ts';
import { type LearningFilters, readFilters, writeFilters } from '../courses/courses-address.ts';
import { useOffline } from '../ground/use-offline.ts';
import { usePagedQuery } from '../ground/use-paged-query.ts';
import { useSearch } from '../ground/use-search.ts';
import { packagesQuery } from '../packages/packages.queries.ts';
import { useMe } from '../session/session.queries.ts';
import { CatalogueView } from './catalogue-view.tsx';

/** `/packages/`: its filters are in the address, so that a view can be shared and Back works. */
export function CatalogueScreen() {
  const { currency } = useMe();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const filter = (change: Partial<LearningFilters>) => setAddress(writeFilters({ ...filters, page: 1, ...change }));
  const [typed, onType] = useSearch(filters.search, (search) => filter({ search: search.trim() }));
  const { query: courses, found } = usePagedQuery(coursesQuery(filters), {
    page: filters.page,
    perPage: CARDS_PER_PAGE,
    onPage: (page) => setAddress(writeFilters({ ...filters, page }), { replace: true }),
  });
  const packages = useQuery(packagesQuery(filters));
  const error = (!courses.data && courses.error) || (!packages.data && packages.error) || null;
  const isOffline = failureOf(error, useOffline()) === 'offline';
  return (
    <CatalogueView
      courses={found}
      packages={packages.data ?? null}
      failure={error?.message ?? null}
      offline={isOffline}
      busy={courses.isFetching || packages.isFetching}
      filters={filters}
      typed={typed}
      currency={currency}
      onType={onType}
      onFilter={filter}
      onRetry={() => void Promise.all([courses.refetch(), packages.refetch()])}
    />
  );
}
