// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePage } from './use-read.ts';

afterEach(cleanup);

/** Opens page `first` of a list with ten rows per page; records every shown state, and returns the current page. */
function show(first: number, rows: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const faces: string[] = [];
  const pageQuery = (page: number) =>
    queryOptions({
      queryKey: ['rows', page],
      queryFn: async () => ({ count: rows.length, results: rows.slice((page - 1) * 10, page * 10) }),
    });
  const { result } = renderHook(
    () => {
      const [page, setPage] = useState(first);
      const { data, state } = usePage(pageQuery(page), { page, perPage: 10, onPage: setPage });
      const face = data ? data.results.join(' ') || 'empty' : state;
      if (faces.at(-1) !== face) faces.push(face);
      return page;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return { faces, page: () => result.current };
}

const eleven = 'a b c d e f g h i j k'.split(' ');

it('a page beyond the last leads to the last one, and is loading until that is there', async () => {
  const { faces, page } = show(9, eleven);
  await waitFor(() => expect(faces).toEqual(['loading', 'k']));
  expect(page()).toBe(2);
});

it('a page that is there stays', async () => {
  const { faces, page } = show(2, eleven);
  await waitFor(() => expect(faces).toEqual(['loading', 'k']));
  expect(page()).toBe(2);
});

it('a list without a row is empty, on its first page', async () => {
  const { faces, page } = show(9, []);
  await waitFor(() => expect(faces).toEqual(['loading', 'empty']));
  await waitFor(() => expect(page()).toBe(1));
});

it('a page of another list stays, though the list before it was shorter', async () => {
  const lists = { short: ['x'], long: eleven };
  const client = new QueryClient();
  const { result } = renderHook(
    () => {
      const [{ list, page }, go] = useState<{ list: keyof typeof lists; page: number }>({ list: 'short', page: 1 });
      const options = queryOptions({
        queryKey: [list, page],
        queryFn: async () => ({
          count: lists[list].length,
          results: lists[list].slice((page - 1) * 10, page * 10),
        }),
      });
      const { data } = usePage(options, { page, perPage: 10, onPage: (last) => go({ list, page: last }) });
      return { rows: data?.results, page, go };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.rows).toEqual(['x']));
  act(() => result.current.go({ list: 'long', page: 2 }));
  await waitFor(() => expect([result.current.page, result.current.rows]).toEqual([2, ['k']]));
});

it('a list is not empty because another was: until it is here it is loading', async () => {
  const lists = { filtered: [], all: ['a', 'b'], none: [] };
  const client = new QueryClient();
  const faces: string[] = [];
  const { result } = renderHook(
    () => {
      const [list, go] = useState<keyof typeof lists>('filtered');
      const options = queryOptions({
        queryKey: [list],
        queryFn: async () => ({ count: lists[list].length, results: lists[list] }),
      });
      const { data, state } = usePage(options, { page: 1, perPage: 10, onPage: () => {} });
      const face = `${list}: ${data ? data.results.join(' ') || 'empty' : state}`;
      if (faces.at(-1) !== face) faces.push(face);
      return go;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(faces).toEqual(['filtered: loading', 'filtered: empty']));
  act(() => result.current('all'));
  await waitFor(() => expect(faces.slice(2)).toEqual(['all: loading', 'all: a b']));
  act(() => result.current('none'));
  await waitFor(() => expect(faces.slice(4)).toEqual(['none: a b', 'none: empty']));
});
