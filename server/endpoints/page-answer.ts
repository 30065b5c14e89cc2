import { PAGE_SIZE } from '#contract/endpoint.ts';

interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
  [name: string]: string | number | boolean | undefined;
}

/** Offset and size of a page (api.md 1). */
export function rowsOf({ page = 1, page_size: size = PAGE_SIZE }: PageQuery): { offset: number; size: number } {
  return { offset: (page - 1) * size, size };
}

/** A page of a list with the relative addresses of the next and previous pages, which keep every filter (api.md 1). */
export function pageAnswer<Row>(path: string, query: PageQuery, count: number, results: Row[]) {
  const { page = 1 } = query;
  const lastPage = Math.max(1, Math.ceil(count / rowsOf(query).size));
  return {
    count,
    next: page < lastPage ? addressOf(path, { ...query, page: page + 1 }) : null,
    previous: page > 1 ? addressOf(path, { ...query, page: Math.min(page - 1, lastPage) }) : null,
    results,
  };
}

/**
 * A page of a history. `rows` has one more than a page when there are older ones; the next page begins before the last row of
 * this one.
 */
export function historyAnswer<Row extends { id: number }>(path: string, query: PageQuery, rows: readonly Row[]) {
  const results = rows.slice(0, rowsOf(query).size);
  const last = rows.length > results.length ? results.at(-1) : undefined;
  return { next: last ? addressOf(path, { ...query, before: last.id }) : null, results };
}

function addressOf(path: string, query: PageQuery): string {
  const parts = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `/api${path}?${new URLSearchParams(parts)}`;
}
