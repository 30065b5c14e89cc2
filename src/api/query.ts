import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { queryOfPage } from './address.ts';
import { callEndpoint, type Part, type Rest } from './call-endpoint.ts';

type Schema = z.core.$ZodType;
export type Reading<P extends Schema, Q extends Schema, A extends Schema> = Endpoint<P, Q, Schema, A, undefined>;
/** Parameters and query of a call; empty for a call that takes none. */
export type Input<P extends Schema, Q extends Schema> = Part<'params', z.input<P>> & Part<'query', z.input<Q>>;

interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

export interface PageOf<Row> {
  next: string | null;
  results: Row[];
}

/** Parameters and query of a call, as they stand in its cache key. */
export const asked = (input: readonly unknown[]): Asked => (input[0] ?? {}) as Asked;

/** Query for a read of the contract. Its cache key is the path together with parameters and query. */
export function query<P extends Schema, Q extends Schema, A extends Schema>(
  endpoint: Reading<P, Q, A>,
  ...input: Rest<Input<P, Q>>
) {
  return queryOptions({
    queryKey: [endpoint.path, asked(input)],
    queryFn: ({ signal }) => callEndpoint<Schema, Schema, Schema, A, undefined>(endpoint, { ...asked(input), signal }),
  });
}

/** A list that grows by following `next` (specification.md 3). */
export function growingQuery<P extends Schema, Q extends Schema, Row, Page extends PageOf<Row>>(
  endpoint: Reading<P, Q, z.core.$ZodType<Page>>,
  ...input: Rest<Input<P, Q>>
) {
  const { params, query: filters } = asked(input);
  const call: Reading<Schema, Schema, z.core.$ZodType<Page>> = endpoint;
  return infiniteQueryOptions({
    queryKey: [endpoint.path, asked(input), 'growing'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(call, { params, query: pageParam > 1 ? { ...filters, page: pageParam } : filters, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).page) || null : null),
  });
}

/** A read call whose cached answers a change invalidates. */
export type Changed = Pick<Endpoint, 'path'>;

/** Invalidates the answers of these calls: shown ones are read again immediately, others when they are next shown. */
export async function readAgain(client: QueryClient, changed: readonly Changed[]): Promise<void> {
  await Promise.all(changed.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
