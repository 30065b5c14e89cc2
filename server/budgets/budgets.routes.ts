import type { FastifyInstance } from 'fastify';
import { listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { readBudgetEntries } from './budget-entries.service.ts';
import { budgetYear } from './budget-year.ts';

export function budgetRoutes(app: FastifyInstance): void {
  serve(app, listBudgetEntries, async ({ database, caller, query, now }) => {
    const { count, results, accounts } = await readBudgetEntries(database, caller, query, budgetYear(now));
    return { ...pageAnswer(listBudgetEntries.path, query, count, results), accounts };
  });
}
