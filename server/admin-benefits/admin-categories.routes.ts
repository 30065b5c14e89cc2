import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-benefits/admin-categories.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { countExport } from '../endpoints/count-export.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import { serve } from '../endpoints/serve.ts';
import { fileOf } from '../records/export-records.ts';
import { changeCategory, insertCategory } from './author-category.ts';
import { CATEGORIES_FILE, categoriesFound } from './category-file.ts';
import { readTree } from './category-list.ts';
import { orderCategories } from './category-order.ts';
import { deactivateCategory, reactivateCategory, readImpact } from './end-category.ts';
import { readEdited } from './stored-category.ts';

/** Categories, for administrators. */
export function adminCategoryRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminCategories, async ({ database, caller }) => ({
    results: await readTree(database, caller),
  }));

  serve(app, calls.exportCategories, async ({ database, reply, caller, query, now }) => {
    await countExport(database, caller, now);
    const found = categoriesFound(await readTree(database, caller), query);
    return sendCsv(reply, fileOf(CATEGORIES_FILE, found), now);
  });

  serve(app, calls.orderCategories, async ({ database, caller, body, now }) => ({
    ids: await orderCategories(database, { admin: caller, order: body, now }),
  }));

  serve(app, calls.addCategory, ({ database, caller, body, now }) =>
    insertCategory(database, { admin: caller, fields: body, now }),
  );

  serve(app, calls.getCategory, ({ database, params }) => readEdited(database, params.id));

  serve(app, calls.listCategoryChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'category', recordId: params.id, path: calls.listCategoryChanges.path, query }),
  );

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
