import type { EditedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import {
  CORE_TEXTS,
  type CoreProblem,
  type CoreTexts,
  coreProblems,
} from '#contract/core-benefits/core-benefits.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';

/** The document that was chosen for one that is not there yet: its draft keeps the name and the bytes, and not the file. */
export interface ChosenDocument {
  name: string;
  bytes: number;
}

/** A core benefit that is not there yet. */
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

/** A core benefit as its form has it; descriptions are html. */
export const editedOf = (benefit: EditedCoreBenefit): EditedRecord => ({
  fields: Object.assign(Object.fromEntries(CORE_TEXTS.map((name) => [name, benefit[name]])), {
    category_id: benefit.category_id,
  }),
  revision: benefit.revision,
  offered: benefit.active,
  by: benefit.changed.by?.name ?? null,
  at: benefit.changed.at,
});

/** Those of the fields that a call takes, as it takes them. */
export function sentOf(fields: Fields): Partial<CoreTexts> & { category_id?: number } {
  const texts = CORE_TEXTS.filter((name) => name in fields).map((name) => [name, String(fields[name] ?? '').trim()]);
  const { category_id: category } = fields;
  return Object.assign(Object.fromEntries(texts), typeof category === 'number' ? { category_id: category } : {});
}

/** All texts of the form, those that are missing as ''. */
export const textsOf = (fields: Fields): CoreTexts =>
  Object.assign(sentOf(NO_CORE.fields), sentOf(fields)) as CoreTexts;

/** What it is called, in Serbian first. */
export const namedIn = (fields: Fields): string => String(fields.name_sr || fields.name_en || '');

/** The document that the form of a new one has. */
export const documentIn = (fields: Fields) => (fields.document ?? null) as ChosenDocument | null;

/** What the rules, which the server has too, say of the fields; and `gone` of a document whose `file` is no longer here. */
export function problemsOf(fields: Fields, file?: File): Record<string, CoreProblem | 'gone'> {
  const category = typeof fields.category_id === 'number' ? {} : { category_id: 'required' as const };
  const document = documentIn(fields) && !file ? { document: 'gone' as const } : {};
  return Object.assign({}, coreProblems(textsOf(fields)), category, document);
}
