import { missingToOffer } from '#contract/admin-benefits/benefit.rules.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Problems } from '#machines/records/record-draft.ts';
import type { Fullness } from '../admin/record/form-section.tsx';
import { BENEFIT_TEXT_NAMES, ruledOf, type TypedBenefit, typedIn } from './benefit-record.ts';

/** The sections of the form, with their fields. */
export const SECTION_FIELDS = {
  basics: ['name_sr', 'name_en', 'provider_id', 'category_id', 'kind'],
  texts: BENEFIT_TEXT_NAMES.slice(1).flatMap((text) => [`${text}_sr`, `${text}_en`]),
  price: ['price', 'currency', 'discount', 'company_price', 'monthly'],
  pictures: ['pictures'],
  buying: ['way_to_buy', 'nfc', 'website', 'locations'],
  audience: ['companies'],
  material: ['promo_material'],
} as const satisfies Record<string, readonly string[]>;

type FormSection = keyof typeof SECTION_FIELDS;

/** The sections of the form, and the history. */
export type BenefitSection = FormSection | 'history';

/** The state of a section. */
export interface SectionStanding {
  name: FormSection;
  state: Fullness;
  /** Number of fields with a problem. */
  wrong: number;
}

/** The fields that a benefit needs before it can be offered, and the texts that exist in only one language. */
export interface Lacking {
  needs: string[];
  unwritten: { sr: string[]; en: string[] };
  /** Number of pictures without a description in one of the languages. */
  unseen: number;
}

/** Cached for the same fields and problems, because each section asks. */
const known = new WeakMap<Fields, { problems: Problems; standing: SectionStanding[] }>();

/** The state of each section, in their order. */
export function sectionsOf(fields: Fields, problems: Problems): SectionStanding[] {
  const last = known.get(fields);
  if (last?.problems === problems) return last.standing;
  const standing = standingOf(fields, problems);
  known.set(fields, { problems, standing });
  return standing;
}

function standingOf(fields: Fields, problems: Problems): SectionStanding[] {
  const typed = typedIn(fields);
  const { needs, unwritten, unseen } = lackingIn(typed);
  const apart = [...unwritten.sr, ...unwritten.en];
  const some = (condition: boolean): Fullness => (condition ? 'missing' : 'done');
  const states: Record<FormSection, Fullness> = {
    basics: some([...needs, ...apart].some((name) => ['name', 'provider_id', 'category_id'].includes(name))),
    texts: some([...needs, ...apart].some((name) => !['name', 'provider_id', 'category_id'].includes(name))),
    price: typed.price === null && typed.kind === 'flexible' ? 'empty' : 'done',
    pictures: typed.pictures.length === 0 ? 'empty' : some(unseen > 0),
    buying: 'done',
    audience: some(typed.companies?.length === 0),
    material: typed.promo_material.length === 0 ? 'empty' : some(typed.promo_material.some(lacksTitle)),
  };
  const wrong = Object.keys(problems).map((field) => field.split('.')[0] ?? '');
  return (Object.keys(SECTION_FIELDS) as FormSection[]).map((name) => ({
    name,
    state: states[name],
    wrong: wrong.filter((field) => (SECTION_FIELDS[name] as readonly string[]).includes(field)).length,
  }));
}

/** The missing fields, by their names without the language. */
export function lackingIn(typed: TypedBenefit): Lacking {
  const needs = missingToOffer(ruledOf(typed)).map((field) => field.replace(/_(sr|en)$/, ''));
  if (typed.provider_id === null) needs.push('provider_id');
  if (typed.category_id === null) needs.push('category_id');
  const isIn = (text: (typeof BENEFIT_TEXT_NAMES)[number], language: TextLanguage) =>
    typed[`${text}_${language}`].trim() !== '';
  const onlyIn = (language: TextLanguage, other: TextLanguage) =>
    BENEFIT_TEXT_NAMES.filter((text) => isIn(text, language) && !isIn(text, other));
  return {
    needs: [...new Set(needs)],
    unwritten: { sr: onlyIn('en', 'sr'), en: onlyIn('sr', 'en') },
    unseen: typed.pictures.filter(({ alt_sr, alt_en }) => !alt_sr.trim() || !alt_en.trim()).length,
  };
}

const lacksTitle = ({ title_sr, title_en }: TypedBenefit['promo_material'][number]) =>
  !title_sr.trim() || !title_en.trim();

/** The fields that prevent an offer, by their full names. */
export function fieldsToOffer(fields: Fields): string[] {
  const typed = typedIn(fields);
  const filed = (['provider_id', 'category_id'] as const).filter((field) => typed[field] === null);
  return [...missingToOffer(ruledOf(typed)), ...filed];
}
