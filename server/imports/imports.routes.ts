import type { FastifyInstance } from 'fastify';
import { benefitImports, commitBenefitImport as commitCall } from '#contract/imports/benefit-imports.contract.ts';
import { budgetImports, commitBudgetImport } from '#contract/imports/budget-imports.contract.ts';
import type { ListedImport } from '#contract/imports/import-shapes.contract.ts';
import { peopleImports } from '#contract/imports/imports.contract.ts';
import { userImports } from '#contract/imports/user-imports.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { checkCompany } from '../staff/add-person.ts';
import { commitBenefits } from './benefits/commit-benefits.ts';
import { commitBudgets } from './budgets/commit-budgets.ts';
import { IN_ANY_COMPANY, IN_CATALOGUE, IN_COMPANY, keyAt, OF_BUDGETS } from './import-places.ts';
import { IMPORTS_FILE } from './imports-file.ts';
import { readImport, type UserImportQuery, userImportList } from './read-import.ts';
import { serveImports, serveOwnImports } from './serve-imports.ts';
import { servePeopleImports } from './serve-people-imports.ts';
import { beginImport } from './upload-rows.ts';

/** The calls on imports of people into the caller's company. */
export function importRoutes(app: FastifyInstance): void {
  serveOwnImports(app, 'people', peopleImports);
  servePeopleImports(app, IN_COMPANY, peopleImports);
}

/** The calls on imports of people into any company. */
export function userImportRoutes(app: FastifyInstance): void {
  servePeopleImports(app, IN_ANY_COMPANY, userImports);

  serve(app, userImports.listImports, async ({ database, query }) => {
    const found = await readRecords<ListedImport, UserImportQuery>(database, userImportList, query);
    return recordsAnswer(userImports.listImports.path, query, found);
  });

  serve(app, userImports.exportImports, (call) => exportRecords(call, userImportList, IMPORTS_FILE));

  serve(app, userImports.beginImport, async ({ database, caller, body, now }) => {
    const { company: companyId, file_name: fileName, columns, rows: total } = body;
    await checkCompany(database, companyId);
    const { kind } = IN_ANY_COMPANY;
    const id = await beginImport(database, { by: caller, companyId, kind, fileName, columns, total, now });
    return readImport(database, { companyId, id, kind }, now);
  });
}

/** The calls on imports of benefits. */
export function benefitImportRoutes(app: FastifyInstance): void {
  serveOwnImports(app, 'benefits', benefitImports);
  serveImports(app, IN_CATALOGUE, benefitImports);

  serve(app, commitCall, async ({ database, caller, params: { id }, now }) => {
    const key = await keyAt(IN_CATALOGUE, database, caller, id);
    await commitBenefits(database, { by: caller, key, now });
    return readImport(database, key, now);
  });
}

/** The calls on imports of budgets for people of the caller's company. */
export function budgetImportRoutes(app: FastifyInstance): void {
  serveOwnImports(app, 'budgets', budgetImports);
  serveImports(app, OF_BUDGETS, budgetImports);

  serve(app, commitBudgetImport, async ({ database, caller, params: { id }, now }) => {
    const key = await keyAt(OF_BUDGETS, database, caller, id);
    await commitBudgets(database, { by: caller, key, now });
    return readImport(database, key, now);
  });
}
