import type { FastifyInstance } from 'fastify';
import { addCoupon, changeCoupon, checkCoupon, listCoupons } from '#contract/coupons/coupons.contract.ts';
import { countTry } from '../caller/rate-limits.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { meantOrdering } from '../learning/learning-page.ts';
import * as authoring from './author-coupon.ts';
import { couponLimit } from './coupon-limit.ts';
import { findCoupon } from './coupons.service.ts';

/** Coupons: what one takes off, for people; all of them, for admins. */
export function couponRoutes(app: FastifyInstance): void {
  serve(app, checkCoupon, async ({ database, caller, body, now }) => {
    await countTry(database, [couponLimit(caller)], now);
    const { name, percentOff } = await findCoupon(database, body.name);
    return { name, percent_off: percentOff };
  });

  serve(app, listCoupons, async ({ database, query }) => {
    const { count, results } = await authoring.readCoupons(database, query);
    const ordering = query.ordering && meantOrdering(query.ordering);
    return pageAnswer(listCoupons.path, { ...query, ordering }, count, results);
  });

  serve(app, addCoupon, ({ database, caller, body, now }) =>
    authoring.insertCoupon(database, { admin: caller, fields: body, now }),
  );

  serve(app, changeCoupon, ({ database, caller, params, body, seen, now }) =>
    authoring.changeCoupon(database, { admin: caller, fields: body, pk: params.pk, seen, now }),
  );
}
