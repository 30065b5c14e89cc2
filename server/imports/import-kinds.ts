import type { ImportKind } from '#contract/imports/import-fields.ts';
import { benefitImport } from './benefits/benefit-import.ts';
import { budgetImport } from './budgets/budget-import.ts';
import type { ImportKindParts } from './import-kind.ts';
import { peopleImport } from './people-import.ts';

/** The operations of each kind of import. */
export const IMPORT_KINDS: Record<ImportKind, ImportKindParts> = {
  people: peopleImport,
  benefits: benefitImport,
  budgets: budgetImport,
};
