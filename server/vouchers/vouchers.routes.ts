import type { FastifyInstance } from 'fastify';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { changeVoucher, listVouchers } from '#contract/vouchers/vouchers.contract.ts';
import { inTransaction } from '../database/transaction.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { markVoucher, readVoucher, readVouchers } from './vouchers.service.ts';

export function voucherRoutes(app: FastifyInstance): void {
  serve(app, listVouchers, async ({ database, caller, query, now }) => {
    const { count, results } = await readVouchers(database, caller, query, businessDay(now));
    return pageAnswer(listVouchers.path, query, count, results);
  });

  serve(app, changeVoucher, async ({ database, caller, params: { id }, body: { used }, now }) => {
    await inTransaction(database, (transaction) => markVoucher(transaction, caller, id, used, now));
    return readVoucher(database, caller, id, businessDay(now));
  });
}
