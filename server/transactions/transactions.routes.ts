import type { FastifyInstance } from 'fastify';
import { isDay } from '#contract/calendar/calendar.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { listTransactions } from '#contract/transactions/transactions.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { dayMissing, daysInOrder } from './transactions.errors.ts';
import { readTransactions, type TransactionsQuery } from './transactions.service.ts';

export function transactionRoutes(app: FastifyInstance): void {
  serve(app, listTransactions, async ({ database, caller, query }) => {
    checkDays(query);
    const { count, spent, results } = await readTransactions(database, caller, query);
    return { ...pageAnswer(listTransactions.path, query, count, results), totals: { amount: toMajor(spent) } };
  });
}

function checkDays({ date_from, date_to }: TransactionsQuery): void {
  if (date_from !== undefined && !isDay(date_from)) throw dayMissing('date_from');
  if (date_to !== undefined && !isDay(date_to)) throw dayMissing('date_to');
  if (date_from !== undefined && date_to !== undefined && date_from > date_to) throw daysInOrder();
}
