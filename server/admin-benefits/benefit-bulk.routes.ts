import type { FastifyInstance } from 'fastify';
import { benefitBulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { serveBulk } from '../bulk/serve-bulk.ts';
import { BENEFIT_BULK } from './benefit-bulk-actions.ts';
import { previewBulk } from './preview-benefit-bulk.ts';

/** Calls that preview, run and undo bulk changes of benefits. */
export function benefitBulkRoutes(app: FastifyInstance): void {
  serveBulk(app, benefitBulk, BENEFIT_BULK, previewBulk);
}
