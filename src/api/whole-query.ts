import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '#contract/endpoint.ts';
import { callEndpoint, type Rest } from './call-endpoint.ts';
import { asked, type Input, type PageOf, type Reading } from './query.ts';

type Schema = z.core.$ZodType;

/** Query that reads all pages of a list, one after another; for short lists only. */
export function wholeQuery<P extends Schema, Q extends Schema, Row>(
  endpoint: Reading<P, Q, z.core.$ZodType<PageOf<Row>>>,
  ...input: Rest<Input<P, Q>>
) {
  const { params, query: filters } = asked(input);
  const call: Reading<Schema, Schema, z.core.$ZodType<PageOf<Row>>> = endpoint;
  return queryOptions({
    queryKey: [endpoint.path, asked(input), 'whole'],
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      for (let page = 1; ; page += 1) {
        const place = { page_size: MAX_PAGE_SIZE, ...(page > 1 && { page }) };
        const answer = await callEndpoint(call, { params, query: { ...filters, ...place }, signal });
        rows.push(...answer.results);
        if (answer.next === null) return rows;
      }
    },
  });
}
