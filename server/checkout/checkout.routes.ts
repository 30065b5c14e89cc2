import type { FastifyInstance } from 'fastify';
import { completePurchase, getOrder } from '#contract/checkout/checkout.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { serve } from '../endpoints/serve.ts';
import { readSeenCart } from './checkout.headers.ts';
import * as checkout from './checkout.service.ts';
import { readOrder } from './order.service.ts';

export function checkoutRoutes(app: FastifyInstance): void {
  serve(app, completePurchase, async ({ request, database, caller, now }) => {
    const { id, total, payrollTax } = await checkout.completePurchase(database, {
      person: caller,
      language: caller.language,
      idempotencyKey: readIdempotencyKey(request.headers),
      seen: readSeenCart(request.headers),
      now,
    });
    return { status: 'success' as const, id, total: toMajor(total), payroll_tax: toMajor(payrollTax) };
  });

  serve(app, getOrder, ({ database, caller, params }) => readOrder(database, caller, params.id));
}
