import type { FastifyInstance } from 'fastify';
import { couponBulk } from '#contract/coupons/coupon-bulk.contract.ts';
import { serveEndings } from '../bulk/serve-bulk.ts';
import { COUPON_BULK } from './coupon-bulk.ts';

/** Bulk deactivation and reactivation of coupons. */
export function couponBulkRoutes(app: FastifyInstance): void {
  serveEndings(app, couponBulk, COUPON_BULK);
}
