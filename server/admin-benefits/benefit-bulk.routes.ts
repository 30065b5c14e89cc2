import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readBulk, runBulk, undoBulk } from './bulks.ts';
import { previewBulk } from './preview-bulk.ts';

/** Changes of many benefits at once: looked at, run, and taken back. */
export function benefitBulkRoutes(app: FastifyInstance): void {
  serve(app, calls.previewBulk, ({ database, caller, body, now }) =>
    previewBulk(database, { caller, asked: body, now }),
  );

  serve(app, calls.readBulk, ({ database, caller, params }) => readBulk(database, caller, params.id));

  serve(app, calls.runBulk, ({ database, caller, params, now }) => runBulk(database, { caller, id: params.id, now }));

  serve(app, calls.undoBulk, ({ database, caller, params, now }) => undoBulk(database, { caller, id: params.id, now }));
}
