import {
  BENEFIT_FILES,
  BENEFIT_PICTURES,
  BENEFIT_TEXTS,
  type BenefitProblem,
  MOST_OF_COMPANY_PRICE,
  MOST_OF_PRICE,
} from '#contract/admin-benefits/benefit.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

type Limits = Record<string, number>;
const MOST_LETTERS: Limits = {
  name: BENEFIT_TEXTS.name,
  short_description: BENEFIT_TEXTS.short_description,
  description: BENEFIT_TEXTS.description,
  instructions: BENEFIT_TEXTS.instructions,
  limitations: BENEFIT_TEXTS.limitations,
  alt: BENEFIT_PICTURES.alt,
  title: BENEFIT_FILES.title,
  website: 300,
};
const MOST_OF: Limits = { price: MOST_OF_PRICE, discount: 100, company_price: MOST_OF_COMPANY_PRICE };
const MOST_THINGS: Limits = { pictures: BENEFIT_PICTURES.most, promo_material: BENEFIT_FILES.most };

const most = (limits: Limits, field: string) => limits[field.replace(/^.*\./, '').replace(/_(sr|en)$/, '')] ?? 0;

const PROBLEMS: Record<BenefitProblem | Refused, (field: string) => Text> = {
  required: () => ({ en: 'This field is required', sr: 'Ovo polje je obavezno' }),
  short: () => ({ en: `At least ${BENEFIT_TEXTS.least} characters`, sr: `Najmanje znakova: ${BENEFIT_TEXTS.least}` }),
  long: (field) => ({
    en: `At most ${most(MOST_LETTERS, field)} characters`,
    sr: `Najviše znakova: ${most(MOST_LETTERS, field)}`,
  }),
  address: () => ({ en: 'Enter an address that begins with https://', sr: 'Upiši adresu koja počinje sa https://' }),
  range: (field) => ({ en: `From 0 to ${most(MOST_OF, field)}`, sr: `Od 0 do ${most(MOST_OF, field)}` }),
  decimals: () => ({ en: 'At most two decimals', sr: 'Najviše dve decimale' }),
  fixed: () => ({ en: 'A core benefit has no price', sr: 'Osnovni benefit nema cenu' }),
  monthly: () => ({
    en: 'Only a flexible benefit with a price can be monthly',
    sr: 'Mesečni može da bude samo fleksibilni benefit s cenom',
  }),
  location: () => ({
    en: 'Choose among the places of its currency',
    sr: 'Izaberi među mestima njegove valute',
  }),
  too_many: (field) => ({ en: `At most ${most(MOST_THINGS, field)}`, sr: `Najviše ${most(MOST_THINGS, field)}` }),
  provider: () => ({ en: 'Choose a provider that is active', sr: 'Izaberi partnera koji je aktivan' }),
  category: () => ({ en: 'Choose a category that is not ended', sr: 'Izaberi kategoriju koja nije ugašena' }),
  unknown: () => ({ en: 'This is not there, or not of this benefit', sr: 'Ovoga nema, ili nije od ovog benefita' }),
};

type Refused = 'provider' | 'category' | 'unknown';

/** The texts shown beside the fields of a benefit, by the problem of each field. */
export function problemTexts(problems: Record<string, BenefitProblem | Refused>): Record<string, Text> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, PROBLEMS[problem](field)]));
}

/** More pictures or files were sent for a benefit within an hour than anybody saves with it. */
export const tooManyFiles = () =>
  new AppError(409, 'benefits.too_many_files', {
    en: 'Too many files were sent for this benefit within an hour. Save it with those that it shall have, or try again in an hour.',
    sr: 'Za sat vremena je poslato previše fajlova. Sačuvaj benefit s onima koje treba da ima, ili probaj za sat vremena.',
  });
