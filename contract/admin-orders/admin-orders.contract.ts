import * as z from 'zod/mini';
import { WAYS_TO_BUY } from '../benefits/benefits.rules.ts';
import { day } from '../calendar/calendar.contract.ts';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount, askedAmount, currency } from '../money/money.contract.ts';
import { ORDER_STATUSES } from '../orders/orders.rules.ts';
import { endingBody, impactOf } from '../records/ending.contract.ts';
import {
  anyNumber,
  anyOf,
  exceptIds,
  onlyIds,
  recordsOf,
  recordsPage,
  recordsQuery,
} from '../records/record-list.contract.ts';
import { inTask } from '../tasks/tasks.contract.ts';
import { transactionDetails, transactionLine } from '../transactions/transactions.contract.ts';
import { VOUCHER_STATUSES } from '../vouchers/vouchers.rules.ts';

// Orders of all companies, for the platform's staff.

const ORDERS = { audience: 'admin', permission: 'platform.orders' } as const;

const status = z.enum(ORDER_STATUSES);

/** An order as the platform lists it. */
export const listedOrder = z.object({
  id: z.int(),
  company: z.object({ id: z.int(), name: z.string() }),
  person: z.object({ id: z.int(), name: z.string() }),
  status,
  date: z.string().check(z.describe('ISO 8601: when it was bought.')),
  name: z.string().check(z.describe('Of its first benefit, in the language of the reader.')),
  more: z.int().check(z.describe('How many benefits it has beside that one.')),
  ways: z.array(z.enum(WAYS_TO_BUY)),
  total: amount,
  currency,
  approval: z.nullable(z.int()).check(z.describe('The proposal to cancel it that waits for a second person.')),
});

export type ListedOrder = z.infer<typeof listedOrder>;

const { paid_from: paidFrom, payroll_tax, timeline } = transactionDetails.shape;

const BOUGHT = {
  id: true,
  name: true,
  provider: true,
  benefit: true,
  count: true,
  unit_price: true,
  total: true,
} as const;

// An order line as its buyer sees it, without the voucher codes: only their last four letters.
const line = z.extend(z.pick(transactionLine, BOUGHT), {
  vouchers: z.array(
    z.object({
      id: z.int(),
      end: z.string().check(z.describe('The last four letters of the code.')),
      status: z.enum(VOUCHER_STATUSES),
      valid_until: z.string(),
    }),
  ),
});

/** One order, with its lines and how it was paid. */
export const platformOrder = z.extend(z.omit(listedOrder, { name: true, more: true }), {
  lines: z.array(line),
  paid_from: paidFrom,
  payroll_tax,
  timeline,
  own: z.boolean().check(z.describe('Whether it is the reader’s: somebody else moves and cancels it.')),
  reason: z.string().check(z.describe('Why it was cancelled by the platform; else empty.')),
});

export type PlatformOrder = z.infer<typeof platformOrder>;

/** Filters of the list. */
export const ORDER_FILTERS = {
  search: recordsQuery([]).search,
  status: anyOf(ORDER_STATUSES),
  company: anyNumber,
  way: anyOf(WAYS_TO_BUY),
  date_from: z.optional(day).check(z.describe('Only those bought on that day of Belgrade or later.')),
  date_to: z.optional(day).check(z.describe('Only those bought on that day of Belgrade or before.')),
  sum_from: askedAmount.check(z.describe('Only those worth so much in dinars, or more.')),
  sum_to: askedAmount.check(z.describe('Only those worth so much in dinars, or less.')),
  ids: onlyIds,
};

const { ordering } = recordsQuery(['date']);

export const listOrders = defineEndpoint({
  ...ORDERS,
  method: 'GET',
  path: '/admin/orders/',
  summary: 'The orders of all companies, newest first. The search looks for the number and for the buyer.',
  query: z.strictObject({ ...ORDER_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedOrder),
});

export const exportOrders = defineEndpoint({
  ...ORDERS,
  method: 'GET',
  path: '/admin/orders/export/',
  summary: 'The filtered orders as CSV.',
  status: 200,
  query: z.strictObject({ ...ORDER_FILTERS, ordering, except: exceptIds }),
});

export const exportOrdersInTask = inTask(exportOrders);

/** The path carries the company of the order; the server checks it against the row and answers 404 for another company. */
const orderParams = z.extend(idParams, { company: z.int().check(z.gte(1)) });

const ONE = '/admin/orders/{company}/{id}/';

export const getOrder = defineEndpoint({
  ...ORDERS,
  method: 'GET',
  path: ONE,
  summary: 'One order of any company: its lines, which budgets paid, and when it was in which status.',
  params: orderParams,
  answer: platformOrder,
});

export const listOrderChanges = listOfChanges({
  path: `${ONE}changes/`,
  permission: 'platform.orders',
  params: orderParams,
});

export const moveOrder = defineEndpoint({
  ...ORDERS,
  method: 'POST',
  path: `${ONE}move/`,
  summary:
    'Moves an order on: into process, or to its end. 403 orders.own, 409 orders.moved when that is not its next step.',
  status: 200,
  params: orderParams,
  body: z.strictObject({ to: z.enum(['in_process', 'completed']) }),
  answer: platformOrder,
});

/** Effects of cancelling an order. */
export const orderEffects = z.object({
  status: status.check(z.describe('Completed and cancelled orders stay as they are.')),
  total: amount,
  currency,
  back: paidFrom.check(z.describe('To which budgets and years the money goes back: all that it came from.')),
  codes: z.int().check(z.describe('Codes that could still be used, and will not be valid any more.')),
  used: z.int().check(z.describe('Codes that were used: `blocked` while there are any.')),
  second: z
    .boolean()
    .check(
      z.describe(
        'Its refund is above the limit of the platform and somebody else could approve it: it waits for them.',
      ),
    ),
});

const orderImpact = impactOf(orderEffects);

export type OrderImpact = z.infer<typeof orderImpact>;

export const getOrderImpact = defineEndpoint({
  ...ORDERS,
  method: 'GET',
  path: `${ONE}impact/`,
  summary: 'What it would mean to cancel an order.',
  params: orderParams,
  answer: orderImpact,
});

export const cancelAnyOrder = defineEndpoint({
  ...ORDERS,
  method: 'POST',
  path: `${ONE}cancel/`,
  summary:
    'Cancels an order: its money goes back to the budgets and years that it came from, its codes are void, the buyer is told why. Above the limit of the platform it waits for a second person, where there is one (`approval`). 403 orders.own, 409 impact.changed, orders.completed, orders.cancelled, orders.voucher_used, orders.waits while such a proposal waits.',
  status: 200,
  params: orderParams,
  body: endingBody,
  answer: platformOrder,
});
