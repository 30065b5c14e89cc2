import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';
import { VOUCHER_STATUSES } from './vouchers.rules.ts';

/** A code that was bought, as it stands in its owner's wallet (product.md 7.5). */
export const voucher = z.object({
  id: z.int(),
  code: z.string(),
  status: z.enum(VOUCHER_STATUSES),
  valid_until: z.string().check(z.describe('The last day, YYYY-MM-DD, of Belgrade.')),
  bought_at: z.string().check(z.describe('ISO 8601.')),
  used_at: z.nullable(z.string()),
  voided_at: z.nullable(z.string()).check(z.describe('When its order was cancelled.')),
  benefit: z.object({ id: z.int(), name: z.string(), image: z.nullable(z.string()) }),
  provider: z.string(),
  price: amount.check(z.describe('What it is worth: the price before the discount, as it was bought.')),
  currency,
  transaction: z.string().check(z.describe('The order that it was bought with: order-12.')),
});

export type Voucher = z.infer<typeof voucher>;

/** A voucher as part of an order line. */
export const voucherInLine = z.pick(voucher, { id: true, code: true, status: true, valid_until: true });

export type VoucherInLine = z.infer<typeof voucherInLine>;

export const listVouchers = defineEndpoint({
  method: 'GET',
  path: '/v2/vouchers/',
  audience: 'employee',
  summary: 'The codes bought: those that can be used first, the one that ends next leading.',
  query: z.strictObject({
    status: z.optional(z.enum(VOUCHER_STATUSES)),
    ...pageQuery,
  }),
  answer: pageOf(voucher),
});

export const changeVoucher = defineEndpoint({
  method: 'PATCH',
  path: '/v2/vouchers/{id}/',
  audience: 'employee',
  summary: 'Marks a code as used, or as not used after all. One of a cancelled order is refused (409).',
  params: idParams,
  body: z.strictObject({ used: z.boolean() }),
  answer: voucher,
});
