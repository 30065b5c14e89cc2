import * as z from 'zod/mini';
import { WAYS_TO_BUY } from '../benefits/benefits.rules.ts';
import { day } from '../calendar/calendar.contract.ts';
import { COURSE_OR_PACKAGE } from '../courses/course-or-package.ts';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { amount, currency, inOtherLanguage } from '../money/money.contract.ts';
import { voucherInLine } from '../vouchers/vouchers.contract.ts';

/** Kinds of transactions that move a person's money (product.md 4). */
export const TRANSACTION_KINDS = ['order', 'subscription', 'request', 'enrolment', 'refund'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** The statuses of specification.md 4. A subscription charge, an enrolment and a refund are completed from the beginning. */
export const TRANSACTION_STATUSES = [
  'pending',
  'in_review',
  'accepted',
  'rejected',
  'in_process',
  'completed',
  'cancelled',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Effect of a transaction on the budgets, according to its current status. A cancelled order and a rejected request took nothing. */
export const EFFECTS = ['spent', 'held', 'given_back', 'nothing'] as const;
export type Effect = (typeof EFFECTS)[number];

export const transaction = z.object({
  id: z.string().check(z.describe('The kind and its own id: order-12.')),
  kind: z.enum(TRANSACTION_KINDS),
  reference: z
    .int()
    .check(z.describe('Of the order, the charge, the request or the enrolment; of a refund, its order.')),
  status: z.enum(TRANSACTION_STATUSES),
  needs_information: z.boolean().check(z.describe('A request in review that waits for its employee.')),
  effect: z.enum(EFFECTS),
  date: z.string().check(z.describe('ISO 8601.')),
  names: z.array(z.string()).check(z.describe('What it was for.')),
  amount,
  currency,
});

export type Transaction = z.infer<typeof transaction>;

const filters = {
  kind: z.optional(z.enum(TRANSACTION_KINDS)),
  status: z.optional(z.enum(TRANSACTION_STATUSES)),
  date_from: z.optional(day),
  date_to: z.optional(day),
  search: z.optional(z.string().check(z.maxLength(100), z.describe('In names and providers; no case, no diacritics.'))),
};

export const listTransactions = defineEndpoint({
  method: 'GET',
  path: '/v2/transactions/',
  audience: 'employee',
  summary: 'What moved money, newest first, with the sums of the filtered rows by what they mean.',
  query: z.strictObject({
    ...filters,
    ...pageQuery,
  }),
  answer: z.extend(pageOf(transaction), {
    totals: z.object({
      spent: amount.check(z.describe('Charged, and not given back since.')),
      held: amount.check(z.describe('Reserved by open requests.')),
      given_back: amount.check(z.describe('Refunds.')),
    }),
  }),
});

export const exportTransactions = defineEndpoint({
  method: 'GET',
  path: '/v2/transactions/export/',
  audience: 'employee',
  summary: 'The filtered rows as CSV: UTF-8 with BOM, decimal dot, headings in both languages, no formulas.',
  status: 200,
  query: z.strictObject(filters),
});

/** A line of a transaction. */
export const transactionLine = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.string(),
  image: z.nullable(z.string()),
  benefit: z.nullable(z.int()).check(z.describe('Null for a request and an enrolment.')),
  learning: z
    .nullable(z.object({ kind: z.enum(COURSE_OR_PACKAGE), pk: z.int() }))
    .check(z.describe('Of an enrolment.')),
  coupon: z
    .nullable(z.object({ name: z.string(), percent_off: z.int() }))
    .check(z.describe('Of an enrolment: what took unit_price down to total.')),
  count: z.int(),
  unit_price: amount,
  total: amount,
  paid_from_category: amount,
  paid_from_flexible: amount,
  category: z.string().check(z.describe('English/Serbian, whose yearly budget paid; empty for an enrolment.')),
  vouchers: z.array(voucherInLine),
  how_to_use: z
    .nullable(
      z.object({
        way: z.enum(WAYS_TO_BUY),
        text: z.string().check(z.describe('Sanitised html: of the benefit, else by the way it was bought.')),
        in_other_language: inOtherLanguage,
        website: z.nullable(z.string()).check(z.describe("The benefit's or its provider's.")),
      }),
    )
    .check(z.describe('Null for what is no benefit, and once it can not be used: a refund, a cancelled order.')),
});

const paidFrom = z.object({
  category_id: z.int().check(z.describe('0 is the flexible account.')),
  category: z.nullable(z.string()).check(z.describe('English/Serbian; null for the flexible account.')),
  year: z.int().check(z.describe('Of the category budget; 0 for the flexible account.')),
  amount,
});

export const transactionDetails = z.extend(transaction, {
  lines: z.array(transactionLine),
  paid_from: z.array(paidFrom).check(z.describe('Each budget once: what it paid, holds, or got back.')),
  payroll_tax: z.nullable(amount).check(z.describe('Paid by the employer; null where there is none.')),
  timeline: z.array(z.object({ status: z.enum(TRANSACTION_STATUSES), date: z.string() })),
  related: z.nullable(z.string()).check(z.describe('The refund of a cancelled order, or the order of a refund.')),
  cancellable: z.boolean().check(z.describe('The reader can cancel it now.')),
});

export type TransactionDetails = z.infer<typeof transactionDetails>;

const key = z.strictObject({ id: z.string().check(z.regex(/^[a-z]{1,20}-\d{1,15}$/)) });

export const getTransaction = defineEndpoint({
  method: 'GET',
  path: '/v2/transactions/{id}/',
  audience: 'employee',
  summary: 'One transaction: its lines, which budgets paid, its vouchers, and when it was in which status.',
  params: key,
  answer: transactionDetails,
});

export const cancelTransaction = defineEndpoint({
  method: 'POST',
  path: '/v2/transactions/{id}/cancel/',
  audience: 'employee',
  summary:
    'Cancels a pending order: its money back to the budgets it came from, its codes void. 409 once it is too late.',
  params: key,
  answer: transactionDetails,
});
