import type { FastifyInstance } from 'fastify';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import {
  cancelTransaction,
  exportTransactions,
  getTransaction,
  listTransactions,
} from '#contract/transactions/transactions.contract.ts';
import { checkDays } from '../calendar/check-days.ts';
import { inTransaction } from '../database/transaction.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import { serve } from '../endpoints/serve.ts';
import { notAnOrder } from '../orders/orders.errors.ts';
import { cancelOrder } from '../orders/orders.service.ts';
import { readKey, readTransaction } from './transaction-details.ts';
import { readTransactions, toTransaction } from './transactions.service.ts';
import { exportedTransactions } from './transactions-export.ts';

export function transactionRoutes(app: FastifyInstance): void {
  serve(app, listTransactions, async ({ database, caller, query }) => {
    checkDays(query);
    const { count, results, spent, held, given_back } = await readTransactions(database, caller, query);
    const rows = results.map((row) => toTransaction(row, caller.language));
    return {
      ...pageAnswer(listTransactions.path, query, count, rows),
      totals: { spent: toMajor(spent), held: toMajor(held), given_back: toMajor(given_back) },
    };
  });

  serve(app, exportTransactions, async ({ reply, database, caller, query, now }) => {
    checkDays(query);
    return sendCsv(reply, exportedTransactions(database, caller, query), now);
  });

  serve(app, getTransaction, ({ database, caller, params, now }) =>
    readTransaction(database, caller, params.id, businessDay(now)),
  );

  serve(app, cancelTransaction, async ({ database, caller, params, now }) => {
    const { kind, reference } = readKey(params.id);
    if (kind !== 'order') {
      await readTransaction(database, caller, params.id, businessDay(now));
      throw notAnOrder();
    }
    const { companyId, userId } = caller;
    await inTransaction(database, (transaction) =>
      cancelOrder(transaction, { companyId, userId }, reference, { by: 'employee', actorId: userId, now }),
    );
    return readTransaction(database, caller, params.id, businessDay(now));
  });
}
