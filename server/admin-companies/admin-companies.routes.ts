import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-companies/admin-companies.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { changeCompany, insertCompany, renewCode } from './author-company.ts';
import { COMPANIES_FILE, companyList } from './company-list.ts';
import { deactivateCompany, reactivateCompany, readImpact } from './end-company.ts';
import { readEditedCompany } from './stored-company.ts';

/** Companies, for administrators of the platform. */
export function adminCompanyRoutes(app: FastifyInstance): void {
  serve(app, calls.listCompanies, async ({ database, query, now }) =>
    recordsAnswer(
      calls.listCompanies.path,
      query,
      await readRecords<calls.ListedCompany, typeof query>(database, companyList(now), query),
    ),
  );

  serve(app, calls.exportCompanies, (call) => exportRecords(call, companyList(call.now), COMPANIES_FILE));

  serve(app, calls.addCompany, ({ database, caller, body, now }) =>
    insertCompany(database, { admin: caller, fields: body, now }),
  );

  serve(app, calls.getCompany, ({ database, params }) => readEditedCompany(database, params.id));

  serve(app, calls.listCompanyChanges, ({ database, params: { id }, query }) => {
    const path = calls.listCompanyChanges.path;
    return recordChanges(database, { kind: 'company', recordId: id, alsoOf: id, path, query });
  });

  serve(app, calls.changeCompany, ({ database, caller, params, body, seen, now }) =>
    changeCompany(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  serve(app, calls.renewCompanyCode, ({ database, caller, params, seen, now }) =>
    renewCode(database, { admin: caller, id: params.id, seen, now }),
  );

  serve(app, calls.getCompanyImpact, ({ database, caller, params, now }) =>
    readImpact(database, { id: params.id, own: caller.companyId, now }),
  );

  serve(app, calls.deactivateCompany, ({ database, caller, params, body, seen, now }) =>
    deactivateCompany(database, {
      admin: caller,
      own: caller.companyId,
      id: params.id,
      seen,
      now,
      impact: body.impact,
      reason: body.reason,
    }),
  );

  serve(app, calls.reactivateCompany, ({ database, caller, params, seen, now }) =>
    reactivateCompany(database, { admin: caller, id: params.id, seen, now }),
  );
}
