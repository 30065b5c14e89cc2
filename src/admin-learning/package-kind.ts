import {
  type EditedPackage,
  getAdminPackage,
  getPackageImpact,
  listAdminPackages,
  listPackageChanges,
} from '#contract/packages/admin-packages.contract.ts';
import { addPackage, changePackage } from '#contract/packages/authoring.contract.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import type { LearningKind } from './learning-kind.ts';
import { NO_PACKAGE, packageOf, packageProblems, sentPackage } from './package-record.ts';

export const PACKAGE: LearningKind<EditedPackage> = {
  name: 'package',
  place: 'packages',
  empty: NO_PACKAGE,
  recordOf: packageOf,
  problemsOf: packageProblems,
  sentOf: sentPackage,
  keyOf: (pk) => query(getAdminPackage, { params: { pk } }).queryKey,
  read: (pk, signal) => callEndpoint(getAdminPackage, Object.assign({ params: { pk } }, signal && { signal })),
  add: (body, file) => callEndpoint(addPackage, { body, file }),
  change: (pk, seen, body, file) =>
    callEndpoint(changePackage, { params: { pk }, headers: atRevision(seen), body, file }),
  newest: (query) => callEndpoint(listAdminPackages, { query }),
  changes: [listAdminPackages, getAdminPackage, getPackageImpact, listPackageChanges],
};
