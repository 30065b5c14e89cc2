import { commitImport, listEnded, listMissing, peopleImports } from '#contract/imports/imports.contract.ts';
import { exportColleagues, listColleagues } from '#contract/staff/company-people.contract.ts';
import { cancelCompanyTask } from '#contract/tasks/tasks.contract.ts';
import { getCompanyPulse } from '#contract/today/pulse.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { paths } from '../ground/paths.ts';
import { importLinks } from './import-links.ts';
import type { ImportSite } from './import-site.ts';

/** Imports of people, on the site of their company. */
export const peopleSite: ImportSite = {
  kind: 'people',
  permission: 'company.people',
  calls: peopleImports,
  links: importLinks(paths.importOfPeople, { records: `${paths.companyAdmin}/people`, record: null }),
  texts: importsTexts,
  commit: (id, body, timeLimit) => callEndpoint(commitImport, { params: { id }, body, timeLimit }),
  stopTask: (id) => callEndpoint(cancelCompanyTask, { params: { id } }),
  moved: { task: [listMissing, listEnded, getCompanyPulse], rows: [listColleagues, getCompanyToday] },
  fetchCurrent: () => callForFile(exportColleagues, { query: {} }),
  remarks: ['email', 'language', 'birthday', 'ends_on'],
  useChoices: () => null,
};
