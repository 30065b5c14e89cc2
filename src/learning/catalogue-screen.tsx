import { keepPreviousData } from '@tanstack/react-query';
import { listCourses } from '#contract/courses/courses.contract.ts';
import { listPackages } from '#contract/packages/packages.contract.ts';
import { query } from '../api/query.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { coursesAddress, queryOf } from '../courses/courses-address.ts';
import { foundBoth } from '../ground/found.ts';
import { useAddress } from '../ground/use-address.ts';
import { useLastPage, useRead, useTurnedPage } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { useMe } from '../session/session.queries.ts';
import { CARDS_PER_PAGE, CatalogueView } from './catalogue-view.tsx';

/** `/packages/`: its filters are in the address, so that a view can be shared and Back works. */
export function CatalogueScreen() {
  const { currency } = useMe();
  const address = useAddress(coursesAddress);
  const { values: filters, go } = address;
  const { page } = filters;
  const [typed, onType] = useSearch(address);
  // useTurnedPage and not usePage, which drops an empty previous page: there may be packages when there are no courses.
  const courses = useLastPage(
    useTurnedPage(query(listCourses, { query: { ...queryOf(filters), page, page_size: CARDS_PER_PAGE } })),
    { page, perPage: CARDS_PER_PAGE, onPage: (last) => go({ page: last }, { replace: true }) },
  );
  // There are few packages, so all are read.
  const packages = useRead({
    ...wholeQuery(listPackages, { query: queryOf(filters) }),
    placeholderData: keepPreviousData,
  });
  return (
    <CatalogueView
      learning={foundBoth(courses, packages)}
      filters={filters}
      page={page}
      typed={typed}
      currency={currency}
      onType={onType}
      onFilter={go}
    />
  );
}
