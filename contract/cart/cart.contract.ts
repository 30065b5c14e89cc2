import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount } from '../money/money.contract.ts';
import { MAX_CART_LINES, MAX_COUNT, MIN_COUNT } from './cart.rules.ts';

export const cartItem = z.object({
  id: z.int(),
  count: z.int(),
  benefit: benefitInList,
  available: z.boolean().check(z.describe('Whether it can still be bought.')),
  accepted_price: z
    .nullable(amount)
    .check(z.describe('The unit price when it was put in the cart or last accepted; null when that is not known.')),
});

export type CartItem = z.infer<typeof cartItem>;

const pieces = z.int().check(z.gte(MIN_COUNT), z.lte(MAX_COUNT));

const seenPrice = amount.check(
  z.gte(0),
  z.lte(1_000_000_000),
  z.describe('As it was shown to the person, in their currency. Compared with the price of the shop, never charged.'),
);

export const toggleCart = defineEndpoint({
  method: 'POST',
  path: '/v2/toggle-cart/',
  audience: 'employee',
  summary:
    'Puts a benefit in the cart, or takes it out. The unit price that was seen is the accepted one; without it, that of now. Without a count it is one piece.',
  body: z.strictObject({
    id: z.int().check(z.gte(1), z.describe('Of the benefit.')),
    unit_price: z.optional(seenPrice),
    count: z.optional(pieces),
  }),
  answer: z.object({ id: z.int(), in_cart: z.boolean() }),
});

export const changeCartItem = defineEndpoint({
  method: 'PATCH',
  path: '/v2/cart-items/{id}/',
  audience: 'employee',
  summary: 'Changes how many of a benefit are in the cart.',
  params: idParams,
  body: z.strictObject({ count: pieces }),
  answer: cartItem,
});

export const acceptPrices = defineEndpoint({
  method: 'POST',
  path: '/v2/accept-prices/',
  audience: 'employee',
  summary:
    'Accepts the unit prices that the person was shown for lines of their cart. They are compared with the prices of the shop and never charged.',
  body: z.strictObject({
    prices: z
      .array(
        z.strictObject({
          item: z.int().check(z.gte(1), z.describe('Of the cart item.')),
          unit_price: seenPrice,
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
  }),
  answer: z.object({ accepted: z.int().check(z.describe('How many of the lines are in the cart.')) }),
});
