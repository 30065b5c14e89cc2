import { createContext, use } from 'react';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportField, ImportKind } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { peopleImports } from '#contract/imports/imports.contract.ts';
import type { PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import type { Permission } from '#contract/permissions/permissions.rules.ts';
import type { ComboboxProps } from '#design-system/combobox/combobox-props.ts';
import type { importsTexts } from '#locales/imports/imports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { answersOf } from '#machines/imports/import-answers.ts';
import type { ListFile } from '../admin/list/use-list-file.ts';
import type { AnsweredFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import type { ImportLinks } from './import-links.ts';
import { type ImportsPlace, importsQuery } from './imports-address.ts';

type Group = Import['groups'][number];

/** Options to choose instead of an unknown word in a cell; null where it has to be typed. */
export type Choices = Pick<ComboboxProps, 'options' | 'reading' | 'onSearch'> | null;

/** The imports there are on the site of a company, as its address says. */
export const askImports = (values: ImportsPlace) => query(peopleImports.listImports, { query: importsQuery(values) });

/** A file of which an import is made. */
export type NewFile = BodyOf<typeof peopleImports.beginImport>;

/** What differs between kinds of imports, and between the sites that they belong to. */
export interface ImportSite {
  kind: ImportKind;
  permission: Permission;
  calls: ImportCalls;
  /** The calls that only imports of people have; null for other kinds. */
  people: PeopleImportCalls | null;
  /** The query for the list of imports that the address describes, and the endpoint of that call. */
  ask: (values: ImportsPlace) => ReturnType<typeof askImports>;
  listed: Endpoint;
  /** Fetches that list as a file, and the name under which saved lists of it are stored. */
  fetchList: (values: ImportsPlace) => Promise<AnsweredFile>;
  keptAs: string;
  /** Whether an import names the company it goes into, and the list shows the company of each. */
  ofCompanies: boolean;
  begin: (file: NewFile, company: number | null, signal: AbortSignal) => Promise<Import>;
  links: ImportLinks;
  texts: typeof importsTexts;
  commit: (id: number, answers: ReturnType<typeof answersOf>, timeLimit: number) => Promise<Import>;
  /** Endpoints to read again: those that show the task, and those whose answers change once rows are written. */
  moved: { task: readonly Endpoint[]; rows: readonly Endpoint[] };
  /** A file of the current records, which may be edited and imported again. */
  current: ListFile<number | null>;
  /** The fields to whose column the template adds a remark. */
  remarks: readonly (ImportField & `${Remark}`)[];
  /** A hook: the options for a cell of a field with such a problem. */
  useChoices: (field: ImportField, code: Group['code'], from: string | null) => Choices;
}

type Remark = {
  [Key in keyof (typeof importsTexts)['tables']['EN']]: Key extends `template.${infer Field}` ? Field : never;
}[keyof (typeof importsTexts)['tables']['EN']];

export const ImportSiteContext = createContext<ImportSite | null>(null);

/** The import site around this component. Throws outside of one. */
export function useImportSite(): ImportSite {
  const site = use(ImportSiteContext);
  if (!site) throw new Error('nobody says what is imported');
  return site;
}

/** The texts of imports, in the version of the current kind. */
export const useImportTexts = () => useTexts(useImportSite().texts);
