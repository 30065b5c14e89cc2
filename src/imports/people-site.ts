import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { peopleImports } from '#contract/imports/imports.contract.ts';
import {
  exportColleagues,
  exportColleaguesInTask,
  listColleagues,
  listUnits,
} from '#contract/staff/company-people.contract.ts';
import { getCompanyPulse } from '#contract/today/pulse.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { importLinks } from './import-links.ts';
import { askImports, type Choices, type ImportSite } from './import-site.ts';
import { importsFilter } from './imports-address.ts';
import { ofPeople } from './of-people.ts';

/** Imports of people, on the site of their company. */
export const peopleSite: ImportSite = {
  ...ofPeople(peopleImports),
  permission: 'company.people',
  ask: askImports,
  listed: peopleImports.listImports,
  fetchList: (values) => callForFile(peopleImports.exportImports, { query: importsFilter(values) }),
  keptAs: 'imports',
  ofCompanies: false,
  begin: (body, _, signal) => callEndpoint(peopleImports.beginImport, { body, signal }),
  links: importLinks(paths.importOfPeople, { records: `${paths.companyAdmin}/people`, record: null }),
  texts: importsTexts,
  moved: {
    task: [peopleImports.listMissing, peopleImports.listEnded, getCompanyPulse],
    rows: [listColleagues, getCompanyToday],
  },
  current: {
    fetch: () => callForFile(exportColleagues, { query: {} }),
    inTask: () => callEndpoint(exportColleaguesInTask, { query: {} }),
  },
  useChoices: useUnitChoices,
};

/** Existing units, for a word that resembles one of them; other words are typed. */
function useUnitChoices(_: ImportField, code: Import['groups'][number]['code']): Choices {
  const isAlike = code === 'alike';
  const found = useRead({ ...query(listUnits), enabled: isAlike });
  const reading = useOptionsReading(found);
  const options = (found.data?.results ?? []).map((unit) => ({ value: unit, label: unit }));
  return isAlike ? { options, reading } : null;
}
