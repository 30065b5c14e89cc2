import type { FastifyInstance } from 'fastify';
import {
  addCoupon,
  changeCoupon,
  exportCoupons,
  getCoupon,
  getCouponImpact,
  type ListedCoupon,
  listCouponChanges,
  listCoupons,
} from '#contract/coupons/admin-coupons.contract.ts';
import { checkCoupon } from '#contract/coupons/coupons.contract.ts';
import { countTry } from '../caller/rate-limits.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import * as authoring from './author-coupon.ts';
import { couponLimit } from './coupon-limit.ts';
import { COUPONS, COUPONS_FILE, readImpact, readListed } from './coupon-list.ts';
import { findCoupon } from './coupons.service.ts';

/** Coupons: the discount of one for people, and all of them for admins. */
export function couponRoutes(app: FastifyInstance): void {
  serve(app, checkCoupon, async ({ database, caller, body, now }) => {
    await countTry(database, [couponLimit(caller)], now);
    const { name, percentOff } = await findCoupon(database, body.name);
    return { name, percent_off: percentOff };
  });

  serve(app, listCoupons, async ({ database, query }) =>
    recordsAnswer(listCoupons.path, query, await readRecords<ListedCoupon, typeof query>(database, COUPONS, query)),
  );

  serve(app, exportCoupons, (call) => exportRecords(call, COUPONS, COUPONS_FILE));

  serve(app, getCoupon, ({ database, params }) => readListed(database, params.pk));

  serve(app, getCouponImpact, ({ database, params, now }) => readImpact(database, params.pk, now));

  serve(app, listCouponChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'coupon', recordId: params.pk, path: listCouponChanges.path, query }),
  );

  serve(app, addCoupon, ({ database, caller, body, now }) =>
    authoring.insertCoupon(database, { admin: caller, fields: body, now }),
  );

  serve(app, changeCoupon, ({ database, caller, params, body, seen, now }) =>
    authoring.changeCoupon(database, { admin: caller, fields: body, pk: params.pk, seen, now }),
  );
}
