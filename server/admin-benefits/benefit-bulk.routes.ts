import type { FastifyInstance } from 'fastify';
import { benefitBulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { serveBulk } from '../bulk/serve-bulk.ts';
import { BENEFIT_BULK } from './benefit-bulk-actions.ts';
import { previewBulk } from './preview-benefit-bulk.ts';

/** Changes of many benefits at once: looked at, run, and taken back. */
export function benefitBulkRoutes(app: FastifyInstance): void {
  serveBulk(app, benefitBulk, BENEFIT_BULK, previewBulk);
}
