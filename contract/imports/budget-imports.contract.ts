import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { importCalls } from './import-calls.contract.ts';
import { BUDGET_FIELDS } from './import-fields.ts';
import { fieldOf, importOf } from './import-shapes.contract.ts';

const OWN = { audience: 'company-admin', permission: 'company.budgets' } as const;

/** Calls for imports of budgets for the people of one's own company. */
export const budgetImports = importCalls({
  own: OWN,
  base: '/company/budget-imports/',
  of: 'budgets for people of the own company',
  fields: BUDGET_FIELDS,
});

export const commitBudgetImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/budget-imports/{id}/commit/',
  summary:
    'Gives and takes back all that an import of budgets says, or nothing: asked again it answers the same. Above the limit of the company it waits for a second person (`waiting`). Rows that are refused must be left out before. 403 budgets.own where one gives oneself more than anybody else; 409 imports.status, imports.changed with how many `rows` are others by now: they are checked anew.',
  status: 200,
  params: idParams,
  body: z.strictObject({}),
  answer: importOf(fieldOf(BUDGET_FIELDS)),
});
