import type { FastifyInstance } from 'fastify';
import { couponBulk } from '#contract/coupons/coupon-bulk.contract.ts';
import { serveEndings } from '../bulk/serve-bulk.ts';
import { COUPON_BULK } from './coupon-bulk.ts';

/** Many coupons at once: switched off, or on again. */
export function couponBulkRoutes(app: FastifyInstance): void {
  serveEndings(app, couponBulk, COUPON_BULK);
}
