import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { MAX_COUNT, MIN_COUNT } from './cart.rules.ts';

export const cartItem = z.object({
  id: z.int(),
  count: z.int(),
  benefit: benefitInList,
  available: z.boolean().check(z.describe('Whether it can still be bought.')),
});

export type CartItem = z.infer<typeof cartItem>;

export const toggleCart = defineEndpoint({
  method: 'POST',
  path: '/v2/toggle-cart/',
  audience: 'employee',
  summary: 'Puts a benefit in the cart, or takes it out.',
  body: z.strictObject({ id: z.int().check(z.gte(1), z.describe('Of the benefit.')) }),
  answer: z.object({ id: z.int(), in_cart: z.boolean() }),
});

export const changeCartItem = defineEndpoint({
  method: 'PATCH',
  path: '/v2/cart-items/{id}/',
  audience: 'employee',
  summary: 'Changes how many of a benefit are in the cart.',
  params: idParams,
  body: z.strictObject({ count: z.int().check(z.gte(MIN_COUNT), z.lte(MAX_COUNT)) }),
  answer: cartItem,
});
