import type { FastifyInstance } from 'fastify';
import { exportBudgetReport, getBudgetReport } from '#contract/reports/reports.contract.ts';
import { countExport } from '../endpoints/count-export.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import { serve } from '../endpoints/serve.ts';
import { fileOf } from '../records/export-records.ts';
import { readBudgetReport } from './budget-report.ts';
import { linesOf, REPORT_FILE } from './report-file.ts';

/** Calls for reports about the caller's own company, without names. */
export function reportRoutes(app: FastifyInstance): void {
  serve(app, getBudgetReport, ({ database, caller, query, now }) => readBudgetReport(database, caller, query, now));

  serve(app, exportBudgetReport, async ({ database, caller, query, reply, now }) => {
    const report = await readBudgetReport(database, caller, query, now);
    await countExport(database, caller, now);
    return sendCsv(reply, fileOf(REPORT_FILE, linesOf(report)), now);
  });
}
