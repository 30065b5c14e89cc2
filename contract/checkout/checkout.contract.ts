import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amount } from '../money/money.contract.ts';
import { CURRENCIES } from '../money/money.rules.ts';
import { ORDER_STATUSES } from '../orders/orders.rules.ts';
import { voucherInLine } from '../vouchers/vouchers.contract.ts';

/** The call that completes the purchase of a cart. */
export const completePurchase = defineEndpoint({
  method: 'POST',
  path: '/v2/complete-purchase/',
  audience: 'employee',
  summary:
    'Buys the cart, all or nothing. Idempotency-Key: the same key gives the first answer again. If-Cart-Match: the cart_version last seen; another cart is refused with 409 cart_changed.',
  answer: z.object({
    status: z.literal('success'),
    id: z.int().check(z.describe('Of the order.')),
    total: amount,
    payroll_tax: amount,
    vouchers: z.int().check(z.describe('How many codes it brought; they are in /v2/vouchers/ at once.')),
  }),
});

/**
 * One difference between the cart that the client saw and the cart as it is: one of the `changes` of the 409 `cart_changed`
 * (product.md 7.2). Amounts in the reader's currency.
 */
export const cartChange = z.object({
  item: z.int().check(z.describe('Of the cart item.')),
  name: z.string(),
  kind: z.enum(['price', 'unavailable', 'count', 'added', 'removed']),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
});

export type CartChange = z.infer<typeof cartChange>;

/** How one line of an order was paid. */
const orderLine = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.string(),
  image: z.nullable(z.string()),
  benefit: z.int(),
  count: z.int(),
  unit_price: amount,
  total: amount,
  paid_from_category: amount,
  paid_from_flexible: amount,
  category: z.string().check(z.describe('English/Serbian, whose yearly budget paid.')),
  vouchers: z.array(voucherInLine),
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/v2/orders/{id}/',
  audience: 'employee',
  summary: 'What was bought in one order, how it was paid, and its vouchers.',
  params: z.strictObject({ id: z.int().check(z.gte(1)) }),
  answer: z.object({
    id: z.int(),
    status: z.enum(ORDER_STATUSES),
    date: z.string(),
    total: amount,
    payroll_tax: amount,
    currency: z.enum(CURRENCIES),
    lines: z.array(orderLine),
  }),
});
