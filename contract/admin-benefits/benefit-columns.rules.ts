import type { Kind, WayToBuy } from '../benefits/benefits.rules.ts';

/** The columns of a CSV file of benefits, in their order: an import reads the same columns that the export of the list writes. */
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

/** Separator of several values in one cell; below it, the separator of the two languages. */
export const BETWEEN_THINGS = ';';
const BETWEEN_LANGUAGES = ' / ';

/** In the column of companies an empty cell means all companies, and this one none. */
export const NO_COMPANY = '-';

/** Words of a cell, Serbian first. An import reads either language or both together. */
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
/** Words that earlier versions of the export wrote; an import still reads them. */
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

/** Joins several values into one cell. A semicolon within a value is replaced by a comma, since it would be read as a separator. */
export const thingsCell = (things: readonly string[]): string =>
  things.map((thing) => thing.replaceAll(BETWEEN_THINGS, ',')).join(`${BETWEEN_THINGS} `);

/** Reads which kind, way to buy or truth value a cell names, in either language; undefined for none. */
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
