import type { FastifyInstance } from 'fastify';
import { suggestionBulk } from '#contract/suggestions/suggestion-bulk.contract.ts';
import { serveLastingRuns } from '../bulk/serve-bulk.ts';
import { serve } from '../endpoints/serve.ts';
import { previewSuggestions, SUGGESTION_BULK } from './suggestion-bulk.ts';

/** Bulk answers to suggestions. */
export function suggestionBulkRoutes(app: FastifyInstance): void {
  serve(app, suggestionBulk.preview, ({ database, caller, body, now }) =>
    previewSuggestions(database, { caller, asked: body, now }),
  );

  serveLastingRuns(app, suggestionBulk, SUGGESTION_BULK);
}
