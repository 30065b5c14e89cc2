import type {
  AdminBenefit,
  addBenefit,
  changeBenefit,
  ReadBenefit,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type BenefitFields, benefitProblems, missingToOffer } from '#contract/admin-benefits/benefit.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import { numberProblem, type TypedNumber } from '../admin/parts/typed-number.ts';

type Sent = NonNullable<BodyOf<typeof changeBenefit>>;
type Added = NonNullable<BodyOf<typeof addBenefit>>;

/** The texts of a benefit in both languages; the last three are HTML. */
export const BENEFIT_TEXT_NAMES = ['name', 'short_description', 'description', 'instructions', 'limitations'] as const;

const NUMBERS = ['price', 'discount', 'company_price'] as const;

/** The fields of the form, in the order of its sections. */
const FIELDS = [
  ...['name_sr', 'name_en', 'kind', 'provider_id', 'category_id'],
  ...['short_description_sr', 'short_description_en', 'description_sr', 'description_en'],
  ...['instructions_sr', 'instructions_en', 'limitations_sr', 'limitations_en'],
  ...['price', 'currency', 'discount', 'company_price', 'monthly', 'pictures'],
  ...['way_to_buy', 'nfc', 'website', 'locations', 'companies', 'promo_material'],
] as const;

/** The fields of a new benefit, with the most common values. */
export const NO_BENEFIT: EditedRecord = {
  fields: {
    ...Object.fromEntries(BENEFIT_TEXT_NAMES.flatMap((text) => [`${text}_sr`, `${text}_en`]).map((text) => [text, ''])),
    kind: 'flexible',
    way_to_buy: 'in_store',
    provider_id: null,
    category_id: null,
    price: null,
    currency: 'RSD',
    discount: 0,
    company_price: 0,
    monthly: false,
    nfc: false,
    locations: [],
    website: '',
    companies: null,
    pictures: [],
    promo_material: [],
  },
  revision: 0,
  offered: false,
  by: null,
  at: null,
};

/** A benefit as fields of its form. */
export function editedOf(benefit: AdminBenefit & Pick<ReadBenefit, 'changed'>): EditedRecord {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, benefit[field as keyof AdminBenefit]]));
  return {
    fields: Object.assign(fields, { website: benefit.website ?? '' }),
    revision: benefit.revision,
    offered: benefit.state === 'offered',
    by: benefit.changed.by?.name ?? null,
    at: benefit.changed.at,
  };
}

/** The fields of the form, once they have no problem. */
export type TypedBenefit = Omit<AdminBenefit, 'provider_id' | 'category_id' | 'website' | (typeof NUMBERS)[number]> & {
  provider_id: number | null;
  category_id: number | null;
  website: string;
  price: TypedNumber;
  discount: TypedNumber;
  company_price: TypedNumber;
};

/** The typed fields of the form. */
export const typedIn = (fields: Fields): TypedBenefit =>
  Object.assign({}, NO_BENEFIT.fields, fields) as unknown as TypedBenefit;

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The changed fields as the call takes them. */
export function sentOf(changes: Fields): Sent {
  const sent = Object.fromEntries(
    Object.entries(changes)
      .filter(([field]) => (FIELDS as readonly string[]).includes(field))
      .map(([field, value]) => [field, trimmed(value)]),
  );
  if ('website' in sent) sent.website ||= null;
  if ('pictures' in sent) sent.pictures = partsOf(sent.pictures, ['id', 'alt_sr', 'alt_en']);
  if ('promo_material' in sent) sent.promo_material = partsOf(sent.promo_material, ['id', 'title_sr', 'title_en']);
  return sent as Sent;
}

/** The fields of a new benefit as the call takes them. */
export const addedOf = (changes: Fields): Added => sentOf(Object.assign({}, NO_BENEFIT.fields, changes)) as Added;

const partsOf = (things: unknown, names: readonly string[]) =>
  (things as Fields[]).map((thing) => Object.fromEntries(names.map((name) => [name, trimmed(thing[name])])));

/** Problems that prevent the save, by field: codes of the rules, and those of numbers. */
export function benefitFormProblems(fields: Fields, stored: EditedRecord | null): Problems {
  const found = allProblems(fields, stored?.offered ?? false);
  if (!stored) return found;
  // As on the server: an old problem in an unchanged field does not prevent the save.
  const before = allProblems(stored.fields, false);
  const isNew = ([field, problem]: [string, string]) => {
    const [name = ''] = field.split('.');
    return before[field] !== problem || !isSame(fields[name], stored.fields[name]);
  };
  return Object.fromEntries(Object.entries(found).filter(isNew));
}

function allProblems(fields: Fields, offered: boolean): Problems {
  const typed = typedIn(fields);
  const found: Record<string, string> = benefitProblems(ruledOf(typed));
  for (const name of NUMBERS) {
    const problem = numberProblem(typed[name], { required: name !== 'price' });
    if (problem) found[name] = problem;
  }
  if (typed.provider_id === null) found.provider_id = 'required';
  if (typed.category_id === null) found.category_id = 'required';
  if (offered) for (const field of missingToOffer(ruledOf(typed))) found[field] = 'required';
  return found;
}

/** The fields as the rules take them; text that is no number yet is not judged. */
export function ruledOf(typed: TypedBenefit): BenefitFields {
  const texts = Object.fromEntries(
    BENEFIT_TEXT_NAMES.flatMap((text) => [`${text}_sr` as const, `${text}_en` as const]).map((text) => [
      text,
      typed[text].trim(),
    ]),
  );
  const numbers = { price: numberOf(typed.price), discount: numberOf(typed.discount) ?? 0 };
  const rest = { company_price: numberOf(typed.company_price) ?? 0, website: typed.website.trim() || null };
  return Object.assign({}, typed, texts, numbers, rest);
}

const numberOf = (value: TypedNumber): number | null => (typeof value === 'number' ? value : null);
