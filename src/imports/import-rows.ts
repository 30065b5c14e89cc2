import { createContext } from 'react';
import type { QueryOf } from '#contract/endpoint.ts';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import type { EndedPerson, MissingPerson, PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import type { Found } from '../ground/found.ts';

/** Rows on a page; more come below. */
export const ROWS_SHOWN = 21;

export interface RowsPage<Row> {
  count: number;
  results: readonly Row[];
}

export type RowsAsked = Pick<
  NonNullable<QueryOf<ImportCalls['listRows']>>,
  'outcome' | 'field' | 'code' | 'from' | 'same_as' | 'undone'
>;
export type MissingAsked = Pick<NonNullable<QueryOf<PeopleImportCalls['listMissing']>>, 'search'>;

export type EndedAsked = Pick<NonNullable<QueryOf<PeopleImportCalls['listEnded']>>, 'undone'>;

/** The hooks that read the rows of an import; stories provide hooks of their own. */
export interface ImportRows {
  useRows: (asked: RowsAsked, page: number) => Found<RowsPage<ImportedRow>>;
  useMissing: (asked: MissingAsked, page: number) => Found<RowsPage<MissingPerson>>;
  useEnded: (asked: EndedAsked, page: number) => Found<RowsPage<EndedPerson>>;
}

const nowhere = (): never => {
  throw new Error('nobody gives the rows of this import');
};

/** For imports of anything but people: their views never ask for missing or ended people. */
export const nobodyMissing = { useMissing: nowhere, useEnded: nowhere };

export const ImportRowsContext = createContext<ImportRows>({ useRows: nowhere, ...nobodyMissing });
