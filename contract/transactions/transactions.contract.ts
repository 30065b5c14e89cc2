import * as z from 'zod/mini';
import { defineEndpoint, pageOf } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';

/** What moves a person's money (product.md 4). */
const TRANSACTION_KINDS = ['order'] as const;

/** Product.md 4: pending → in process → completed, or cancelled. */
export const TRANSACTION_STATUSES = ['pending', 'in_process', 'completed', 'cancelled'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('YYYY-MM-DD, a day in Belgrade.'));

export const transaction = z.object({
  id: z.string().check(z.describe('The kind and its own id: order-12.')),
  kind: z.enum(TRANSACTION_KINDS),
  reference: z.int().check(z.describe('Of the order.')),
  status: z.enum(TRANSACTION_STATUSES),
  date: z.string().check(z.describe('ISO 8601.')),
  names: z.array(z.string()).check(z.describe('What was bought.')),
  amount: amount,
  currency,
});

export type Transaction = z.infer<typeof transaction>;

export const listTransactions = defineEndpoint({
  method: 'GET',
  path: '/v2/transactions/',
  audience: 'employee',
  summary: 'What moved money, newest first, with the sum of the filtered rows.',
  query: z.strictObject({
    status: z.optional(z.enum(TRANSACTION_STATUSES)),
    date_from: z.optional(day),
    date_to: z.optional(day),
    page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
    page_size: z.optional(z.int().check(z.gte(1), z.lte(100))),
  }),
  answer: z.extend(pageOf(transaction), {
    totals: z.object({ amount: amount.check(z.describe('Of the filtered rows that are not cancelled.')) }),
  }),
});
