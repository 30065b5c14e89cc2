import type { FastifyInstance } from 'fastify';
import { getBudgetYear, listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { potOf, readBudgetEntries } from './budget-entries.service.ts';
import { readBudgetYear } from './budget-year.service.ts';

export function budgetRoutes(app: FastifyInstance): void {
  serve(app, listBudgetEntries, async ({ database, caller, query, now }) => {
    const { count, results, accounts } = await readBudgetEntries(database, caller, query, budgetYear(now));
    return { ...pageAnswer(listBudgetEntries.path, query, count, results), accounts };
  });

  serve(app, getBudgetYear, async ({ database, caller, query, now }) => {
    const thisYear = budgetYear(now);
    const pot = potOf(query, thisYear);
    const calendarYear = query.calendar_year ?? (pot.year || thisYear);
    return await readBudgetYear(database, caller, { pot, calendarYear });
  });
}
