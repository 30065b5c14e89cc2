import { BETWEEN_THINGS, kindIn, NO_COMPANY, wayIn, yesIn } from '../admin-benefits/benefit-columns.rules.ts';
import { type Kind, LOCATIONS, type WayToBuy } from '../benefits/benefits.rules.ts';
import type { TextLanguage } from '../language/text-language.ts';
import type { Currency } from '../money/money.rules.ts';
import { searchKey } from '../search/search.rules.ts';
import { cellText, EMPTIES, type Mapping } from './import.rules.ts';
import { BENEFIT_FIELDS, type BenefitImportField } from './import-fields.ts';
import { type AmountProblem, writtenAmount } from './written-amount.rules.ts';

/** Problems of a cell in a file of benefits; `unknown` is a word, number or name that does not exist. */
export type BenefitCellProblem = AmountProblem | 'required' | 'unknown';

type TextField = Extract<BenefitImportField, `${'name' | 'short_description' | HtmlName}_${TextLanguage}`>;
type HtmlName = 'description' | 'instructions' | 'limitations';

/** Values that a row asks for; a field that is left out stays unchanged. */
export interface BenefitAsked extends Partial<Record<TextField, string>> {
  code?: number;
  /** Provider and category by name. */
  provider?: string;
  category?: string;
  /** Names of companies; null for all of them. */
  companies?: readonly string[] | null;
  kind?: Kind;
  way?: WayToBuy;
  /** In major units; null for a price by agreement. */
  price?: number | null;
  currency?: Currency;
  discount?: number;
  locations?: readonly string[];
  monthly?: boolean;
}

export interface BenefitRow {
  asked: BenefitAsked;
  problems: { field: BenefitImportField; code: BenefitCellProblem }[];
}

/** Parses a row of a file of benefits, as far as that is possible without the catalogue. */
export function readBenefitRow(cells: readonly string[], mapping: Mapping): BenefitRow {
  const asked: Record<string, unknown> = {};
  const problems: BenefitRow['problems'] = [];
  for (const field of BENEFIT_FIELDS) {
    const column = mapping[field];
    const typed = column === undefined ? '' : (cells[column] ?? '');
    const text = cellText(typed);
    if (text === '') continue;
    const read = typed.trim() === EMPTIES ? emptied(field) : READ[field](text);
    if ('problem' in read) problems.push({ field, code: read.problem });
    else asked[field] = read.value;
  }
  return { asked: asked as BenefitAsked, problems };
}

type Read = { value: unknown } | { problem: BenefitCellProblem };

const text = (typed: string): Read => ({ value: typed });
const html = (typed: string): Read => ({ value: paragraphsOf(typed) });
const known = (value: unknown): Read => (value === undefined ? { problem: 'unknown' } : { value });

const READ: Record<BenefitImportField, (typed: string) => Read> = {
  code: (typed) => known(/^#?\s?\d{1,9}$/.test(typed) ? Number(typed.replace(/\D/g, '')) : undefined),
  name_sr: text,
  name_en: text,
  provider: text,
  category: text,
  kind: (typed) => known(kindIn(typed)),
  way: (typed) => known(wayIn(typed)),
  price: (typed) => amount(writtenAmount(typed)),
  currency: (typed) => known(CURRENCIES[typed.toLowerCase()]),
  discount: (typed) => (/^\d{1,9}\s?%?$/.test(typed) ? { value: Number.parseInt(typed, 10) } : { problem: 'number' }),
  short_description_sr: text,
  short_description_en: text,
  locations: (typed) => ({ value: thingsIn(typed).map(locationOf) }),
  companies: (typed) => ({ value: companiesIn(typed) }),
  monthly: (typed) => known(yesIn(typed)),
  description_sr: html,
  description_en: html,
  instructions_sr: html,
  instructions_en: html,
  limitations_sr: html,
  limitations_en: html,
};

/**
 * Names of companies in a cell; null for all. A `-` here is one behind an apostrophe (our exports put it there), since a bare one
 * empties the field.
 */
function companiesIn(typed: string): readonly string[] | null {
  if (typed === NO_COMPANY) return [];
  return ALL_COMPANIES.includes(searchKey(typed)) ? null : thingsIn(typed);
}

const amount = (read: ReturnType<typeof writtenAmount>): Read =>
  typeof read === 'number' ? { value: read } : { problem: read };

const CURRENCIES: Record<string, Currency> = {
  rsd: 'RSD',
  din: 'RSD',
  'din.': 'RSD',
  eur: 'EUR',
  '€': 'EUR',
  km: 'KM',
  bam: 'KM',
};

/** Words that mean all companies, for which an empty cell cannot be used: it leaves an existing benefit unchanged. */
const ALL_COMPANIES = ['sve', 'all', 'sve / all'].map(searchKey);

const EMPTY: Partial<Record<BenefitImportField, unknown>> = { price: null, discount: 0, locations: [], companies: [] };
const MUST_STAY: readonly BenefitImportField[] = ['code', 'provider', 'category', 'kind', 'way', 'currency', 'monthly'];

function emptied(field: BenefitImportField): Read {
  if (MUST_STAY.includes(field)) return { problem: 'required' };
  return { value: field in EMPTY ? EMPTY[field] : '' };
}

const thingsIn = (typed: string) =>
  typed
    .split(BETWEEN_THINGS)
    .map((thing) => thing.trim())
    .filter(Boolean);

const PLACES = new Map(
  Object.values(LOCATIONS)
    .flat()
    .map((place) => [searchKey(place), place]),
);

/** Our spelling of a location; an unknown one stays as typed. */
const locationOf = (typed: string): string => PLACES.get(searchKey(typed)) ?? typed;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as html, with a paragraph for each line. */
export const paragraphsOf = (words: string): string =>
  words
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? letter)}</p>`)
    .join('');
