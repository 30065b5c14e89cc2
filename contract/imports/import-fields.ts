/** Fields of a file of people, in the order of its template. */
export const PERSON_FIELDS = [
  ...(['email', 'first_name', 'last_name', 'position', 'language', 'unit'] as const),
  ...(['external_id', 'birthday', 'birth_place', 'ends_on'] as const),
] as const;
export type PersonImportField = (typeof PERSON_FIELDS)[number];

/** Fields of a file of benefits: the columns of the export without the state, and the long texts, which the export does not contain. */
export const BENEFIT_FIELDS = [
  ...(['code', 'name_sr', 'name_en', 'provider', 'category', 'kind', 'way', 'price', 'currency', 'discount'] as const),
  ...(['short_description_sr', 'short_description_en', 'locations', 'companies', 'monthly'] as const),
  ...(['description_sr', 'description_en', 'instructions_sr', 'instructions_en'] as const),
  ...(['limitations_sr', 'limitations_en'] as const),
] as const;
export type BenefitImportField = (typeof BENEFIT_FIELDS)[number];

/** Fields of a file of budgets, in the order of its template. */
export const BUDGET_FIELDS = ['email', 'external_id', 'amount', 'category', 'note'] as const;
export type BudgetImportField = (typeof BUDGET_FIELDS)[number];

export type ImportField = PersonImportField | BenefitImportField | BudgetImportField;

/** Fields by kind of import. */
export const IMPORT_FIELDS = {
  people: PERSON_FIELDS,
  benefits: BENEFIT_FIELDS,
  budgets: BUDGET_FIELDS,
} as const satisfies Record<string, readonly ImportField[]>;
export type ImportKind = keyof typeof IMPORT_FIELDS;
