import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/payroll/payroll.contract.ts';
import { countExport } from '../endpoints/count-export.ts';
import { serve } from '../endpoints/serve.ts';
import { recordsAnswer } from '../records/record-list.ts';
import { closeMonth } from './close-month.ts';
import { listPeople } from './payroll-people.ts';
import { readFile } from './read-file.ts';
import { listMonths, readMonth } from './read-months.ts';

/** Calls for the payroll of the caller's own company. */
export function payrollRoutes(app: FastifyInstance): void {
  serve(app, calls.listPayrollMonths, ({ database, caller, query: { year }, now }) =>
    listMonths(database, caller, year, now),
  );

  serve(app, calls.getPayrollMonth, ({ database, caller, params: { month }, now }) =>
    readMonth(database, caller, month, now),
  );

  serve(app, calls.listPayrollPeople, async ({ database, caller, params: { month }, query, now }) => {
    const found = await listPeople(database, caller, month, query, now);
    return recordsAnswer(calls.listPayrollPeople.path.replace('{month}', month), query, found);
  });

  serve(app, calls.closePayrollMonth, ({ database, caller, params: { month }, now }) =>
    closeMonth(database, caller, month, now),
  );

  serve(app, calls.getPayrollFile, async ({ database, caller, params: { month }, reply, now }) => {
    await countExport(database, caller, now);
    const file = await readFile(database, caller.companyId, month);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''izbor-payroll-${month}.csv`)
      .send(file);
  });
}
