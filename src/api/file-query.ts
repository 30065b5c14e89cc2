import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Rest } from './call-endpoint.ts';
import { callForFile } from './call-for-file.ts';
import { asked, type Input, type Reading } from './query.ts';

type Schema = z.core.$ZodType;

/** A file that never changes, for what is drawn here of it. */
export function fileQuery<P extends Schema, Q extends Schema, A extends Schema>(
  endpoint: Reading<P, Q, A>,
  ...input: Rest<Input<P, Q>>
) {
  const call: Reading<Schema, Schema, A> = endpoint;
  return queryOptions({
    queryKey: [endpoint.path, asked(input), 'file'],
    queryFn: ({ signal }) => callForFile(call, { ...asked(input), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
