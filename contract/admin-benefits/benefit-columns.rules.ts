import type { Kind, WayToBuy } from '../benefits/benefits.rules.ts';

/** The columns of a file of benefits, in their order: what the list writes is what an import reads. */
export const BENEFIT_COLUMNS = [
  ['code', 'Šifra / Code'],
  ['name_sr', 'Naziv SR / Name SR'],
  ['name_en', 'Naziv EN / Name EN'],
  ['provider', 'Partner / Provider'],
  ['category', 'Kategorija / Category'],
  ['kind', 'Vrsta / Kind'],
  ['way', 'Način / Way'],
  ['price', 'Cena / Price'],
  ['currency', 'Valuta / Currency'],
  ['discount', 'Popust / Discount'],
  ['short_description_sr', 'Kratak opis SR / Short description SR'],
  ['short_description_en', 'Kratak opis EN / Short description EN'],
  ['locations', 'Lokacije / Locations'],
  ['companies', 'Kompanije / Companies'],
  ['monthly', 'Mesečno / Monthly'],
  ['state', 'Stanje / State'],
] as const;
export type BenefitColumn = (typeof BENEFIT_COLUMNS)[number][0];

/** What stands between the things of a cell that has several, and between the languages of one that has both. */
export const BETWEEN_THINGS = ';';
const BETWEEN_LANGUAGES = ' / ';

/** An empty cell is all companies, this one none. */
export const NO_COMPANY = '-';

/** The words of a cell, Serbian first; either of them, or both, are read back. */
const KIND_WORDS: Record<Kind, readonly [string, string]> = {
  flexible: ['fleksibilni', 'flexible'],
  special: ['posebna ponuda', 'special offer'],
  fixed: ['osnovni', 'core'],
};
const WAY_WORDS: Record<WayToBuy, readonly [string, string]> = {
  in_store: ['u objektu', 'in-store'],
  invoice: ['faktura', 'invoice'],
  web: ['onlajn', 'online'],
  voucher: ['eVaučer', 'eVoucher'],
};
/** What files that were written before call them, as the words of a cell. */
const FORMER_WAYS: Record<WayToBuy, readonly [string, string]> = {
  in_store: ['u objektu', 'in store'],
  invoice: WAY_WORDS.invoice,
  web: ['na sajtu', 'web'],
  voucher: ['vaučer', 'voucher'],
};
const YES_WORDS = { true: ['da', 'yes'], false: ['ne', 'no'] } as const;

const cellOf = (words: readonly [string, string]) => words.join(BETWEEN_LANGUAGES);

export const kindCell = (kind: Kind): string => cellOf(KIND_WORDS[kind]);
export const wayCell = (way: WayToBuy): string => cellOf(WAY_WORDS[way]);
export const yesCell = (is: boolean): string => cellOf(YES_WORDS[is ? 'true' : 'false']);

/** Several things in one cell. One with a semicolon in its own name cannot be told apart, so it is written with a comma. */
export const thingsCell = (things: readonly string[]): string =>
  things.map((thing) => thing.replaceAll(BETWEEN_THINGS, ',')).join(`${BETWEEN_THINGS} `);

/** Which kind, or way, or truth a cell names in either language; undefined for none. */
export const kindIn = (cell: string) => meantIn(KIND_WORDS, cell);
export const wayIn = (cell: string) => meantIn(WAY_WORDS, cell) ?? meantIn(FORMER_WAYS, cell);
export function yesIn(cell: string): boolean | undefined {
  const meant = meantIn(YES_WORDS, cell);
  return meant === undefined ? undefined : meant === 'true';
}

function meantIn<Meaning extends string>(words: Record<Meaning, readonly [string, string]>, cell: string) {
  const said = cell.trim().toLowerCase();
  const meanings = Object.keys(words) as Meaning[];
  const saying = (meaning: Meaning) => [meaning, ...words[meaning], cellOf(words[meaning])];
  return meanings.find((meaning) => saying(meaning).some((word) => word.toLowerCase() === said));
}
