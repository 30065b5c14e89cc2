import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-benefits/admin-categories.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { changeCategory, insertCategory } from './author-category.ts';
import { readTree } from './category-list.ts';
import { orderCategories } from './category-order.ts';
import { deactivateCategory, reactivateCategory, readImpact } from './end-category.ts';
import { readCategory } from './stored-category.ts';

/** Categories, for administrators. */
export function adminCategoryRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminCategories, async ({ database, caller }) => ({
    results: await readTree(database, caller),
  }));

  serve(app, calls.orderCategories, async ({ database, caller, body, now }) => ({
    ids: await orderCategories(database, { admin: caller, order: body, now }),
  }));

  serve(app, calls.addCategory, ({ database, caller, body, now }) =>
    insertCategory(database, { admin: caller, fields: body, now }),
  );

  serve(app, calls.getCategory, ({ database, params }) => readCategory(database, params.id));

  serve(app, calls.changeCategory, ({ database, caller, params, body, seen, now }) =>
    changeCategory(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  serve(app, calls.getCategoryImpact, ({ database, params, query, now }) =>
    readImpact(database, { id: params.id, moveTo: query.move_to, now }),
  );

  serve(app, calls.deactivateCategory, ({ database, caller, params, body, seen, now }) => {
    const { impact, reason, move_to: moveTo } = body;
    return deactivateCategory(database, { admin: caller, id: params.id, seen, now, impact, reason, moveTo });
  });

  serve(app, calls.reactivateCategory, ({ database, caller, params, seen, now }) =>
    reactivateCategory(database, { admin: caller, id: params.id, seen, now }),
  );
}
