import { queryOptions } from '@tanstack/react-query';
import { getOrder } from '#contract/checkout/checkout.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export type Order = AnswerOf<typeof getOrder>;

/** One order of the person. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => callEndpoint(getOrder, { params: { id }, signal }),
  });
