import { infiniteQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import { queryOfPage } from '../api/address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { Reading } from '../api/query.ts';
import type { RecordFields } from './record-field.ts';

type Schema = z.core.$ZodType;
type Changes = z.core.$ZodType<{ next: string | null; results: RecordChange[] }>;

/** Where a record's history is read, and what is said of fields that its form has not. */
export interface HistorySource {
  /** A call that `listOfChanges` made. */
  call: Reading<Schema, Schema, Changes>;
  params: Record<string, number>;
  fields?: RecordFields;
}

/** The history of a record, the newest change first; it grows by what is older than the last one. */
export function historyQuery({ call, params }: Pick<HistorySource, 'call' | 'params'>) {
  return infiniteQueryOptions({
    queryKey: [call.path, { params }, 'history'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(call, { params, query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).before) || null : null),
    // Whoever opens it wants to see what was done just now.
    staleTime: 0,
  });
}
