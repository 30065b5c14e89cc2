import type { FastifyInstance } from 'fastify';
import { getBenefit, listBenefits } from '#contract/benefits/benefits.contract.ts';
import { PAGE_SIZE, type QueryOf } from '#contract/endpoint.ts';
import { serve } from '../endpoints/serve.ts';
import { readDetails } from './benefit-details.ts';
import { readFilter } from './benefit-filter.ts';
import { readOrder, writeOrder } from './benefit-order.ts';
import { readPage } from './benefit-page.ts';

/** The catalogue as people browse it: the list with its filters, and one benefit. */
export function benefitRoutes(app: FastifyInstance): void {
  serve(app, listBenefits, async ({ database, caller, query }) => {
    const { page = 1, page_size: size = PAGE_SIZE } = query;
    const wanted = { filter: readFilter(query, caller.currency), order: readOrder(query.ordering), page, size };
    const { count, results } = await readPage(database, caller, wanted);
    const lastPage = Math.max(1, Math.ceil(count / size));
    return {
      count,
      next: page < lastPage ? address(query, page + 1) : null,
      previous: page > 1 ? address(query, Math.min(page - 1, lastPage)) : null,
      results,
    };
  });

  serve(app, getBenefit, ({ database, caller, params }) => readDetails(database, caller, params.id));
}

/** The same list at another page, as a relative address (api.md). */
function address(query: NonNullable<QueryOf<typeof listBenefits>>, page: number): string {
  const ordering = query.ordering && writeOrder(readOrder(query.ordering));
  const parts = Object.entries({ ...query, ordering, page }).filter(([, value]) => value !== undefined);
  return `/api${listBenefits.path}?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}
