import type { FastifyInstance } from 'fastify';
import { providerBulk } from '#contract/admin-benefits/provider-bulk.contract.ts';
import { serveEndings } from '../bulk/serve-bulk.ts';
import { PROVIDER_BULK } from './provider-bulk.ts';

/** Bulk deactivation and reactivation of providers. */
export function providerBulkRoutes(app: FastifyInstance): void {
  serveEndings(app, providerBulk, PROVIDER_BULK);
}
