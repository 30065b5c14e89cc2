import type { FastifyInstance } from 'fastify';
import { searchShop } from '#contract/search/search.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readFound } from './search.service.ts';

/** One search over everything that a person may open. */
export function searchRoutes(app: FastifyInstance): void {
  serve(app, searchShop, ({ database, caller, query }) => readFound(database, caller, query.search), {
    withFavourites: true,
  });
}
