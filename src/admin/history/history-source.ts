import { infiniteQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import { queryOfPage } from '../../api/address.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { Reading } from '../../api/query.ts';
import type { RecordFields } from '../parts/record-field.ts';

type Schema = z.core.$ZodType;
type Changes = z.core.$ZodType<{ next: string | null; results: RecordChange[] }>;

/** Where a record's history is read, and texts for fields that its form does not have. */
export interface HistorySource {
  /** A call made by `listOfChanges`. */
  call: Reading<Schema, Schema, Changes>;
  params: Record<string, number>;
  fields?: RecordFields;
}

/** The history of a record, newest change first; further pages hold the changes before the last one shown. */
export function historyQuery({ call, params }: Pick<HistorySource, 'call' | 'params'>) {
  return infiniteQueryOptions({
    queryKey: [call.path, { params }, 'history'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(call, { params, query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).before) || null : null),
    // A history is read again whenever it is opened, because it has to show the latest change.
    staleTime: 0,
  });
}
