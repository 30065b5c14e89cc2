import { type Kind, LOCATIONS } from '../benefits/benefits.rules.ts';
import { saysNothing } from '../help/questions.rules.ts';
import type { Currency } from '../money/money.rules.ts';
import { websiteProblem } from '../providers/providers.rules.ts';
import { searchKey } from '../search/search.rules.ts';

/** The most letters of each text of a benefit, and the least of its name; the last three are html. */
export const BENEFIT_TEXTS = {
  least: 2,
  name: 120,
  short_description: 160,
  description: 20_000,
  instructions: 20_000,
  limitations: 20_000,
} as const;
/** How many pictures and files a benefit may have, and the most letters of what stands for them. */
export const BENEFIT_PICTURES = { most: 12, alt: 200 } as const;
export const BENEFIT_FILES = { most: 10, title: 120 } as const;
/** The most of its price in major units, and of the employer's payroll tax in percent. */
export const MOST_OF_PRICE = 100_000_000;
export const MOST_OF_COMPANY_PRICE = 1000;

/** How a benefit stands: never offered yet, offered to people, or taken out of the shop. */
export const BENEFIT_STATES = ['draft', 'offered', 'withdrawn'] as const;
export type BenefitState = (typeof BENEFIT_STATES)[number];

/** What a benefit may lack that whoever administers the catalogue looks for. */
export const LACKS = ['sr', 'en', 'picture', 'price'] as const;
export type Lack = (typeof LACKS)[number];
/** What one may look for: one of these, or either language. */
export const MISSING = [...LACKS, 'translation'] as const;
export type Missing = (typeof MISSING)[number];

/** What of a benefit its rules look at. */
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

/** What is wrong with the fields of a benefit, by their names; of a thing in a list `pictures.0.alt_sr`. Empty for nothing. */
export function benefitProblems(benefit: BenefitFields): Record<string, BenefitProblem> {
  const found: Record<string, BenefitProblem | null> = { price: priceProblem(benefit) };
  for (const language of ['sr', 'en'] as const) textProblems(benefit, language, found);
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
  language: 'sr' | 'en',
  found: Record<string, BenefitProblem | null>,
): void {
  found[`name_${language}`] = nameProblem(benefit[`name_${language}`]);
  for (const text of ['short_description', 'description', 'instructions', 'limitations'] as const) {
    const field = `${text}_${language}` as const;
    found[field] = lettersOf(benefit[field]) > BENEFIT_TEXTS[text] ? 'long' : null;
  }
}

/** What is wrong with a name of a benefit; none is no fault of its own. */
export function nameProblem(name: string): 'required' | 'short' | 'long' | null {
  if (name === '') return null;
  if (searchKey(name) === '') return 'required';
  if (lettersOf(name) < BENEFIT_TEXTS.least) return 'short';
  return lettersOf(name) > BENEFIT_TEXTS.name ? 'long' : null;
}

// A core benefit costs nothing; what has no price is agreed on.
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

/** How many letters a text has, those of several parts as one. */
export const lettersOf = (text: string) => [...text].length;

type OfferedField = 'name_sr' | 'name_en' | 'short_description_sr' | 'short_description_en';

/**
 * The texts that a benefit lacks so that people can be offered it: it has a name and a short description in one language at
 * least, in that which is begun. In the other, people read this one.
 */
export function missingToOffer(benefit: Pick<BenefitFields, OfferedField>): OfferedField[] {
  const lacking = (language: 'sr' | 'en') =>
    ([`name_${language}`, `short_description_${language}`] as const).filter((field) => benefit[field] === '');
  const [inSerbian, inEnglish] = [lacking('sr'), lacking('en')];
  if (inSerbian.length === 0 || inEnglish.length === 0) return [];
  return inEnglish.length < inSerbian.length ? inEnglish : inSerbian;
}

/** A html text as it is kept: none where it has no words. */
export const keptHtml = (html: string): string => (saysNothing(html) ? '' : html);
