import type { FastifyInstance } from 'fastify';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { completePurchase, getOrder } from '#contract/checkout/checkout.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { serve } from '../endpoints/serve.ts';
import { readSeenCart } from './checkout.headers.ts';
import * as checkout from './checkout.service.ts';
import { readOrder } from './order.service.ts';

export function checkoutRoutes(app: FastifyInstance): void {
  serve(app, completePurchase, async ({ request, database, caller, now }) => {
    const { id, total, payrollTax, vouchers } = await checkout.completePurchase(database, {
      person: caller,
      language: caller.language,
      idempotencyKey: readIdempotencyKey(request.headers),
      seen: readSeenCart(request.headers),
      now,
    });
    return { status: 'success' as const, id, total: toMajor(total), payroll_tax: toMajor(payrollTax), vouchers };
  });

  serve(app, getOrder, ({ database, caller, params, now }) => readOrder(database, caller, params.id, businessDay(now)));
}
