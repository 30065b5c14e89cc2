import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Rest } from './call-endpoint.ts';
import { callForFile } from './call-for-file.ts';
import { asked, type Input, type Reading } from './query.ts';

type Schema = z.core.$ZodType;

/** Query for the content of a file that never changes (it is never stale), to be drawn on the screen. */
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
