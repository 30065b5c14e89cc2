import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-benefits/provider-bulk.contract.ts';
import { readBulk, runBulk, undoBulk } from '../bulk/bulks.ts';
import { serve } from '../endpoints/serve.ts';
import { previewProviderBulk } from './preview-provider-bulk.ts';
import { PROVIDER_BULK } from './provider-bulk-actions.ts';

/** Changes of many providers at once: looked at, run, and taken back. */
export function providerBulkRoutes(app: FastifyInstance): void {
  serve(app, calls.previewProviderBulk, ({ database, caller, body, now }) =>
    previewProviderBulk(database, { caller, asked: body, now }),
  );

  serve(app, calls.readProviderBulk, ({ database, caller, params: { id } }) =>
    readBulk<calls.ProviderBulk>(database, PROVIDER_BULK, { caller, id }),
  );

  serve(app, calls.runProviderBulk, ({ database, caller, params: { id }, now }) =>
    runBulk<calls.ProviderBulk>(database, PROVIDER_BULK, { caller, id, now }),
  );

  serve(app, calls.undoProviderBulk, ({ database, caller, params: { id }, now }) =>
    undoBulk<calls.ProviderBulk>(database, PROVIDER_BULK, { caller, id, now }),
  );
}
