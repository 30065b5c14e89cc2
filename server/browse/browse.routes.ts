import type { FastifyInstance } from 'fastify';
import { getBenefit, listBenefits, listLocations } from '#contract/benefits/benefits.contract.ts';
import { LOCATIONS } from '#contract/benefits/benefits.rules.ts';
import { PAGE_SIZE } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { readDetails } from '../benefits/benefit-details.ts';
import { readFilter } from '../benefits/benefit-filter.ts';
import { readOrder, writeOrder } from '../benefits/benefit-order.ts';
import { readPage } from '../benefits/benefit-page.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { sendWritten } from '../endpoints/send-written.ts';
import { serve } from '../endpoints/serve.ts';
import { catalogueOf } from './catalogue-of.ts';
import { detailsAnswer } from './kept-details.ts';
import { listAnswer } from './kept-list.ts';

// The favourites of the caller are read to mark their benefits.
const NEEDS = { withFavourites: true };

/** The calls for browsing the catalogue: the list with its filters, and one benefit. */
export function browseRoutes(app: FastifyInstance): void {
  serve(
    app,
    listBenefits,
    async ({ database, caller, query, reply, now }) => {
      const { page = 1, page_size: size = PAGE_SIZE } = query;
      const fitsIn = query.fits ? budgetYear(now) : null;
      const wanted = {
        filter: readFilter(query, caller.currency),
        order: readOrder(query.ordering),
        page,
        size,
        fitsIn,
      };
      // `+bought` may have been decoded as ` bought` (product.md 2): links to neighbouring pages have the intended form.
      const ordering = query.ordering && writeOrder(readOrder(query.ordering));
      const asked = { ...query, ordering };
      const catalogue = await catalogueOf(database, caller.catalogueVersion);
      if (catalogue) return sendWritten(reply, await listAnswer(database, catalogue, caller, wanted, asked));
      const { count, results } = await readPage(database, caller, wanted);
      return pageAnswer(listBenefits.path, asked, count, results);
    },
    NEEDS,
  );

  serve(app, listLocations, async ({ caller, query }) => {
    const wanted = searchKey(query.search ?? '');
    return LOCATIONS[caller.currency].filter((location) => searchKey(location).includes(wanted));
  });

  serve(
    app,
    getBenefit,
    async ({ database, caller, params: { id }, reply }) => {
      const catalogue = await catalogueOf(database, caller.catalogueVersion);
      if (catalogue) return sendWritten(reply, await detailsAnswer(database, catalogue, caller, id));
      return readDetails(database, caller, id);
    },
    NEEDS,
  );
}
