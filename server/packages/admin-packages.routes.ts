import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/packages/admin-packages.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { pricedOf } from '../learning/learning-list.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { PACKAGES, PACKAGES_FILE, readEditedPackage, readPackageImpact } from './admin-package-list.ts';

/** Packages, for administrators. They are saved by the calls of packages.routes.ts. */
export function adminPackageRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminPackages, async ({ database, caller, query }) => {
    const found = await readRecords<calls.ListedPackage, typeof query>(database, PACKAGES[caller.language], query);
    const results = found.results.map(pricedOf);
    return recordsAnswer(calls.listAdminPackages.path, query, Object.assign(found, { results }));
  });

  serve(app, calls.exportPackages, (call) => exportRecords(call, PACKAGES[call.caller.language], PACKAGES_FILE));

  serve(app, calls.getAdminPackage, ({ database, params }) => readEditedPackage(database, params.pk));

  serve(app, calls.getPackageImpact, ({ database, params }) => readPackageImpact(database, params.pk));

  serve(app, calls.listPackageChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'package', recordId: params.pk, path: calls.listPackageChanges.path, query }),
  );
}
