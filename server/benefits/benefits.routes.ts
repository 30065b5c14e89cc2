import type { FastifyInstance } from 'fastify';
import { getBenefit, listBenefits, listLocations } from '#contract/benefits/benefits.contract.ts';
import { LOCATIONS } from '#contract/benefits/benefits.rules.ts';
import { PAGE_SIZE } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { readDetails } from './benefit-details.ts';
import { readFilter } from './benefit-filter.ts';
import { readOrder, writeOrder } from './benefit-order.ts';
import { readPage } from './benefit-page.ts';

/** The catalogue as people browse it: the list with its filters, and one benefit. */
export function benefitRoutes(app: FastifyInstance): void {
  serve(app, listBenefits, async ({ database, caller, query, now }) => {
    const { page = 1, page_size: size = PAGE_SIZE } = query;
    const fitsIn = query.fits ? budgetYear(now) : null;
    const wanted = { filter: readFilter(query, caller.currency), order: readOrder(query.ordering), page, size, fitsIn };
    const { count, results } = await readPage(database, caller, wanted);
    // `+bought` may have come as ` bought` (product.md 2): the neighbours carry what was meant.
    const ordering = query.ordering && writeOrder(readOrder(query.ordering));
    return pageAnswer(listBenefits.path, { ...query, ordering }, count, results);
  });

  serve(app, listLocations, async ({ caller, query }) => {
    const wanted = searchKey(query.search ?? '');
    return LOCATIONS[caller.currency].filter((location) => searchKey(location).includes(wanted));
  });

  serve(app, getBenefit, ({ database, caller, params }) => readDetails(database, caller, params.id));
}
