import type { FastifyInstance } from 'fastify';
import { acceptPrices, changeCartItem, toggleCart } from '#contract/cart/cart.contract.ts';
import { serve } from '../endpoints/serve.ts';
import * as cart from './cart.service.ts';
import { readCartItem } from './read-cart-item.ts';

export function cartRoutes(app: FastifyInstance): void {
  serve(app, toggleCart, async ({ database, caller, body: { id, unit_price, count }, now }) => ({
    id,
    in_cart: await cart.toggleCart(database, caller, { benefitId: id, seenPrice: unit_price, count }, now),
  }));

  serve(app, changeCartItem, async ({ database, caller, params: { id }, body: { count } }) => {
    await cart.changeCount(database, caller, id, count);
    return readCartItem(database, caller, id);
  });

  serve(app, acceptPrices, async ({ database, caller, body: { prices } }) => ({
    accepted: await cart.acceptPrices(database, caller, prices),
  }));
}
