import { listApprovals } from '#contract/approvals/approvals.contract.ts';
import { readGiftChoices } from '#contract/gifts/gifts.contract.ts';
import { budgetImports, commitBudgetImport } from '#contract/imports/budget-imports.contract.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { exportColleagues, exportColleaguesInTask, listColleagues } from '#contract/staff/company-people.contract.ts';
import { getCompanyPulse } from '#contract/today/pulse.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { budgetImportsTexts } from '#locales/imports/budget-imports.texts.ts';
import { useLanguage } from '#locales/texts.tsx';
import { IMPORT_BUDGETS } from '../admin/parts/people-selection.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { importLinks } from './import-links.ts';
import type { Choices, ImportSite } from './import-site.ts';
import { importsFilter, importsQuery } from './imports-address.ts';
import { cellsOf, type Group, likelyFirst } from './problem-word.ts';

/** Imports of budgets, on the site of a company. */
export const budgetSite: ImportSite = {
  kind: 'budgets',
  permission: 'company.budgets',
  calls: budgetImports,
  people: null,
  ask: (values) => query(budgetImports.listImports, { query: importsQuery(values) }),
  listed: budgetImports.listImports,
  fetchList: (values) => callForFile(budgetImports.exportImports, { query: importsFilter(values) }),
  keptAs: 'budget-imports',
  ofCompanies: false,
  begin: (body, _, signal) => callEndpoint(budgetImports.beginImport, { body, signal }),
  links: importLinks(IMPORT_BUDGETS, { records: `${paths.companyAdmin}/people`, record: null }),
  texts: budgetImportsTexts,
  commit: (id, _, timeLimit) => callEndpoint(commitBudgetImport, { params: { id }, body: {}, timeLimit }),
  moved: { task: [getCompanyPulse], rows: [listColleagues, listApprovals, getCompanyToday] },
  current: {
    fetch: () => callForFile(exportColleagues, { query: {} }),
    inTask: () => callEndpoint(exportColleaguesInTask, { query: {} }),
  },
  remarks: ['email', 'amount', 'category', 'note'],
  useChoices: useBudgetChoices,
};

/** The budgets that there are, for a word that is none, or of several; all else is typed. */
function useBudgetChoices(field: ImportField, code: Group['code'], from: string | null): Choices {
  const isCategory = field === 'category';
  const language = useLanguage();
  const found = useRead({ ...query(readGiftChoices), enabled: isCategory });
  const reading = useOptionsReading(found);
  if (!isCategory) return null;
  const things = (found.data?.categories ?? []).map(({ id, name_sr: sr, name_en: en }) => {
    return { id, name: textIn(language, { sr, en }), names: [sr, en] };
  });
  return { options: cellsOf(likelyFirst(things, code === 'several' ? from : null)), reading };
}
