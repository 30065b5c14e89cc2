import type { EditedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import {
  CORE_TEXTS,
  type CoreProblem,
  type CoreTexts,
  coreProblems,
} from '#contract/core-benefits/core-benefits.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';

/** The document chosen for a new core benefit: the draft stores its name and size, not the file. */
export interface ChosenDocument {
  name: string;
  bytes: number;
}

/** Fields of a new core benefit. */
export const NO_CORE: EditedRecord = {
  fields: Object.assign(Object.fromEntries(CORE_TEXTS.map((name) => [name, ''])), {
    category_id: null,
    document: null,
  }),
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A core benefit as fields of its form; its descriptions are HTML. */
export const editedOf = (benefit: EditedCoreBenefit): EditedRecord => ({
  fields: Object.assign(Object.fromEntries(CORE_TEXTS.map((name) => [name, benefit[name]])), {
    category_id: benefit.category_id,
  }),
  revision: benefit.revision,
  offered: benefit.active,
  by: benefit.changed.by?.name ?? null,
  at: benefit.changed.at,
});

/** The fields that are present, as the call takes them. */
export function sentOf(fields: Fields): Partial<CoreTexts> & { category_id?: number } {
  const texts = CORE_TEXTS.filter((name) => name in fields).map((name) => [name, String(fields[name] ?? '').trim()]);
  const { category_id: category } = fields;
  return Object.assign(Object.fromEntries(texts), typeof category === 'number' ? { category_id: category } : {});
}

/** All texts of the form, missing ones as ''. */
export const textsOf = (fields: Fields): CoreTexts =>
  Object.assign(sentOf(NO_CORE.fields), sentOf(fields)) as CoreTexts;

/** The document in the form of a new core benefit. */
export const documentIn = (fields: Fields) => (fields.document ?? null) as ChosenDocument | null;

/** Problems of the fields, by the rules that the server applies too; a document whose `file` was lost is `gone`. */
export function problemsOf(fields: Fields, file?: File): Record<string, CoreProblem | 'gone'> {
  const category = typeof fields.category_id === 'number' ? {} : { category_id: 'required' as const };
  const document = documentIn(fields) && !file ? { document: 'gone' as const } : {};
  return Object.assign({}, coreProblems(textsOf(fields)), category, document);
}
