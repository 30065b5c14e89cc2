import type { FastifyInstance } from 'fastify';
import { listCategories, listCategoryProviders } from '#contract/categories/categories.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readCategories, readProviders } from './categories.service.ts';

/** Calls for the categories of benefits, and the providers in them. */
export function categoryRoutes(app: FastifyInstance): void {
  serve(app, listCategories, ({ database, caller }) => readCategories(database, caller));

  serve(app, listCategoryProviders, ({ database, caller, params, query }) =>
    readProviders(database, caller, { category: params.id, kind: query.special ? 'special' : 'flexible' }),
  );
}
