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
import type { ListFile } from '../admin/use-list-file.ts';
import type { AnsweredFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import type { ImportLinks } from './import-links.ts';
import { type ImportsPlace, importsQuery } from './imports-address.ts';

type Group = Import['groups'][number];

/** What may be chosen instead of a word that there is not; null where it has to be typed. */
export type Choices = Pick<ComboboxProps, 'options' | 'reading' | 'onSearch'> | null;

/** The imports there are on the site of a company, as its address says. */
export const askImports = (values: ImportsPlace) => query(peopleImports.listImports, { query: importsQuery(values) });

/** A file of which an import is made. */
export type NewFile = BodyOf<typeof peopleImports.beginImport>;

/** What imports of a kind do each in their own way, on the site that they belong to. */
export interface ImportSite {
  kind: ImportKind;
  permission: Permission;
  calls: ImportCalls;
  /** What is asked of imports of people beside; null of others. */
  people: PeopleImportCalls | null;
  /** The imports there are, as the address says; and what that call is. */
  ask: (values: ImportsPlace) => ReturnType<typeof askImports>;
  listed: Endpoint;
  /** The file of those that the address finds, and what their list is called where lists are kept. */
  fetchList: (values: ImportsPlace) => Promise<AnsweredFile>;
  keptAs: string;
  /** Whether whoever begins one says into which company, and the list says into which each is. */
  ofCompanies: boolean;
  begin: (file: NewFile, company: number | null, signal: AbortSignal) => Promise<Import>;
  links: ImportLinks;
  texts: typeof importsTexts;
  commit: (id: number, answers: ReturnType<typeof answersOf>, timeLimit: number) => Promise<Import>;
  /** What a task shows itself in, and what is another once rows are written. */
  moved: { task: readonly Endpoint[]; rows: readonly Endpoint[] };
  /** What is there now, as a file that may be brought back. */
  current: ListFile<number | null>;
  /** The fields of whose column the template says more. */
  remarks: readonly (ImportField & `${Remark}`)[];
  /** A hook: what a cell of a field with such a problem may say instead of what it says. */
  useChoices: (field: ImportField, code: Group['code'], from: string | null) => Choices;
}

type Remark = {
  [Key in keyof (typeof importsTexts)['tables']['EN']]: Key extends `template.${infer Field}` ? Field : never;
}[keyof (typeof importsTexts)['tables']['EN']];

export const ImportSiteContext = createContext<ImportSite | null>(null);

/** On which site one is. */
export function useImportSite(): ImportSite {
  const site = use(ImportSiteContext);
  if (!site) throw new Error('nobody says what is imported');
  return site;
}

/** The texts of imports, as those of the kind at hand say them. */
export const useImportTexts = () => useTexts(useImportSite().texts);
