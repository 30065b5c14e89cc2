import type { FastifyInstance } from 'fastify';
import { listSuggestions, suggestBenefit } from '#contract/suggestions/suggestions.contract.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { readSuggestions, suggest } from './suggestions.service.ts';

/** Calls for suggestions: what people would like to see in the shop. */
export function suggestionRoutes(app: FastifyInstance): void {
  serve(app, listSuggestions, async ({ database, caller, query }) => {
    const { count, results } = await readSuggestions(database, caller, query);
    return pageAnswer(listSuggestions.path, query, count, results);
  });

  serve(app, suggestBenefit, ({ database, caller, now, request, body }) =>
    suggest(database, caller, body, { idempotencyKey: readIdempotencyKey(request.headers), now }),
  );
}
