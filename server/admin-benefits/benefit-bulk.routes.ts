import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { readBulk, runBulk, undoBulk } from '../bulk/bulks.ts';
import { serve } from '../endpoints/serve.ts';
import { BENEFIT_BULK } from './benefit-bulk-actions.ts';
import { previewBulk } from './preview-benefit-bulk.ts';

/** Changes of many benefits at once: looked at, run, and taken back. */
export function benefitBulkRoutes(app: FastifyInstance): void {
  serve(app, calls.previewBulk, ({ database, caller, body, now }) =>
    previewBulk(database, { caller, asked: body, now }),
  );

  serve(app, calls.readBulk, ({ database, caller, params: { id } }) =>
    readBulk<calls.Bulk>(database, BENEFIT_BULK, { caller, id }),
  );

  serve(app, calls.runBulk, ({ database, caller, params: { id }, now }) =>
    runBulk<calls.Bulk>(database, BENEFIT_BULK, { caller, id, now }),
  );

  serve(app, calls.undoBulk, ({ database, caller, params: { id }, now }) =>
    undoBulk<calls.Bulk>(database, BENEFIT_BULK, { caller, id, now }),
  );
}
