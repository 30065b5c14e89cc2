import { type Kind, LOCATIONS } from '../benefits/benefits.rules.ts';
import { saysNothing } from '../help/questions.rules.ts';
import { LANGUAGES_OF_TEXTS, type TextLanguage } from '../language/text-language.ts';
import type { Currency } from '../money/money.rules.ts';
import { websiteProblem } from '../providers/providers.rules.ts';
import { searchKey } from '../search/search.rules.ts';

/** Maximum length of each text of a benefit, and minimum length of its name, in characters; the last three are html. */
export const BENEFIT_TEXTS = {
  least: 2,
  name: 120,
  short_description: 160,
  description: 20_000,
  instructions: 20_000,
  limitations: 20_000,
} as const;
/** How many pictures and files a benefit may have, and the maximum length of a picture's alternative text and of a file's title. */
export const BENEFIT_PICTURES = { most: 12, alt: 200 } as const;
export const BENEFIT_FILES = { most: 10, title: 120 } as const;
/** The highest price in major units, and the highest payroll tax of the employer in percent. */
export const MOST_OF_PRICE = 100_000_000;
export const MOST_OF_COMPANY_PRICE = 1000;

/** How a benefit stands: never offered yet, offered to people, or taken out of the shop. */
export const BENEFIT_STATES = ['draft', 'offered', 'withdrawn'] as const;
export type BenefitState = (typeof BENEFIT_STATES)[number];

/** What a benefit may lack; the list of the catalogue can be filtered by it. */
export const LACKS = ['sr', 'en', 'picture', 'price'] as const;
export type Lack = (typeof LACKS)[number];
/** Values of that filter: one of LACKS, or `translation` for either language. */
export const MISSING = [...LACKS, 'translation'] as const;
export type Missing = (typeof MISSING)[number];

/** The fields of a benefit that its rules check. */
export interface BenefitFields {
  kind: Kind;
  name_sr: string;
  name_en: string;
  short_description_sr: string;
  short_description_en: string;
  description_sr: string;
  description_en: string;
  instructions_sr: string;
  instructions_en: string;
  limitations_sr: string;
  limitations_en: string;
  price: number | null;
  currency: Currency;
  discount: number;
  company_price: number;
  monthly: boolean;
  locations: readonly string[];
  website: string | null;
  pictures: readonly { alt_sr: string; alt_en: string }[];
  promo_material: readonly { title_sr: string; title_en: string }[];
}

export type BenefitProblem =
  | 'required'
  | 'short'
  | 'long'
  | 'address'
  | 'range'
  | 'decimals'
  | 'fixed'
  | 'monthly'
  | 'location'
  | 'too_many';

/** Problems of a benefit's fields by field name, `pictures.0.alt_sr` for an item of a list. Empty when there are none. */
export function benefitProblems(benefit: BenefitFields): Record<string, BenefitProblem> {
  const found: Record<string, BenefitProblem | null> = { price: priceProblem(benefit) };
  for (const language of LANGUAGES_OF_TEXTS) textProblems(benefit, language, found);
  if (benefit.name_sr === '' && benefit.name_en === '') found.name_sr = 'required';
  found.discount = isWithin(benefit.discount, 100) && Number.isInteger(benefit.discount) ? null : 'range';
  found.company_price = amountProblem(benefit.company_price, MOST_OF_COMPANY_PRICE);
  found.monthly = benefit.monthly && (benefit.kind !== 'flexible' || !benefit.price) ? 'monthly' : null;
  found.locations = benefit.locations.every((place) => LOCATIONS[benefit.currency].includes(place)) ? null : 'location';
  found.website = websiteProblem(benefit.website);
  fileProblems(benefit, found);
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, BenefitProblem] => entry[1] !== null),
  );
}

function textProblems(
  benefit: BenefitFields,
  language: TextLanguage,
  found: Record<string, BenefitProblem | null>,
): void {
  found[`name_${language}`] = nameProblem(benefit[`name_${language}`]);
  for (const text of ['short_description', 'description', 'instructions', 'limitations'] as const) {
    const field = `${text}_${language}` as const;
    found[field] = lettersOf(benefit[field]) > BENEFIT_TEXTS[text] ? 'long' : null;
  }
}

/** Problem of a benefit's name in one language. An empty name is no problem here, since the other language may have one. */
export function nameProblem(name: string): 'required' | 'short' | 'long' | null {
  if (name === '') return null;
  if (searchKey(name) === '') return 'required';
  if (lettersOf(name) < BENEFIT_TEXTS.least) return 'short';
  return lettersOf(name) > BENEFIT_TEXTS.name ? 'long' : null;
}

// A core benefit costs nothing; a benefit without a price is sold by agreement.
function priceProblem({ price, kind }: BenefitFields): BenefitProblem | null {
  if (price === null) return null;
  return kind === 'fixed' ? 'fixed' : amountProblem(price, MOST_OF_PRICE);
}

function amountProblem(amount: number, most: number): BenefitProblem | null {
  if (!isWithin(amount, most)) return 'range';
  return Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-4 ? 'decimals' : null;
}

const isWithin = (amount: number, most: number) => amount >= 0 && amount <= most;

function fileProblems({ pictures, promo_material }: BenefitFields, found: Record<string, BenefitProblem | null>): void {
  if (pictures.length > BENEFIT_PICTURES.most) found.pictures = 'too_many';
  if (promo_material.length > BENEFIT_FILES.most) found.promo_material = 'too_many';
  for (const [place, picture] of pictures.entries())
    for (const field of ['alt_sr', 'alt_en'] as const)
      if (lettersOf(picture[field]) > BENEFIT_PICTURES.alt) found[`pictures.${place}.${field}`] = 'long';
  for (const [place, file] of promo_material.entries()) {
    if (file.title_sr === '' && file.title_en === '') found[`promo_material.${place}.title_sr`] = 'required';
    for (const field of ['title_sr', 'title_en'] as const)
      if (lettersOf(file[field]) > BENEFIT_FILES.title) found[`promo_material.${place}.${field}`] = 'long';
  }
}

/** Length of a text in code points. */
export const lettersOf = (text: string) => [...text].length;

type OfferedField = 'name_sr' | 'name_en' | 'short_description_sr' | 'short_description_en';

/**
 * The texts that a benefit lacks to be offered: a name and a short description in at least one language, the one with fewer of them
 * missing. Readers of the other language get these.
 */
export function missingToOffer(benefit: Pick<BenefitFields, OfferedField>): OfferedField[] {
  const lacking = (language: TextLanguage) =>
    ([`name_${language}`, `short_description_${language}`] as const).filter((field) => benefit[field] === '');
  const [inSerbian, inEnglish] = [lacking('sr'), lacking('en')];
  if (inSerbian.length === 0 || inEnglish.length === 0) return [];
  return inEnglish.length < inSerbian.length ? inEnglish : inSerbian;
}

/** Html in its stored form: an empty string if it has no text. */
export const keptHtml = (html: string): string => (saysNothing(html) ? '' : html);
