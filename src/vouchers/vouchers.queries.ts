import { queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/endpoint.ts';
import { listVouchers, type Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** All codes of the person: the wallet is whole, so that it can be read without a network. */
export const vouchersQuery = queryOptions({
  queryKey: ['vouchers'],
  queryFn: async ({ signal }) => {
    const all: Voucher[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await callEndpoint(listVouchers, { query: { page, page_size: MAX_PAGE_SIZE }, signal });
      all.push(...answer.results);
      if (answer.next === null) return all;
    }
  },
});
