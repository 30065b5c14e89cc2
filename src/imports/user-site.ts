import { userImports } from '#contract/imports/user-imports.contract.ts';
import { exportUsers, exportUsersInTask, listUsers } from '#contract/staff/platform-people.contract.ts';
import { getPulse } from '#contract/today/pulse.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { importLinks } from './import-links.ts';
import type { ImportSite } from './import-site.ts';
import { userImportsFilter, userImportsQuery } from './imports-address.ts';
import { ofPeople } from './of-people.ts';

const ofCompany = (company: number | null) => (company === null ? {} : { company: String(company) });

/** Imports of people into any company, on the site of the platform. */
export const userSite: ImportSite = {
  ...ofPeople(userImports),
  permission: 'platform.people',
  ask: (values) => query(userImports.listImports, { query: userImportsQuery(values) }),
  listed: userImports.listImports,
  fetchList: (values) => callForFile(userImports.exportImports, { query: userImportsFilter(values) }),
  keptAs: 'user-imports',
  ofCompanies: true,
  begin: (body, company, signal) => {
    if (company === null) throw new Error('a file is sent before its company is chosen');
    return callEndpoint(userImports.beginImport, { body: Object.assign({ company }, body), signal });
  },
  links: importLinks(paths.importOfUsers, { records: `${paths.adminPanel}/users`, record: null }),
  texts: importsTexts,
  moved: { task: [userImports.listMissing, userImports.listEnded, getPulse], rows: [listUsers, getToday] },
  current: {
    fetch: (company) => callForFile(exportUsers, { query: ofCompany(company) }),
    inTask: (company) => callEndpoint(exportUsersInTask, { query: ofCompany(company) }),
  },
};
