import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Language } from '#contract/language/language.ts';
import { type Minor, moneyParts, toMinor } from '#contract/money/money.rules.ts';
import { formatDay } from '#locales/dates.ts';

const IN_BOTH: readonly ImportField[] = ['kind', 'way', 'monthly', 'companies'];
const DAYS: readonly ImportField[] = ['ends_on', 'birthday'];
const AMOUNTS: readonly ImportField[] = ['amount'];

/** The word of a cell that has it in both languages, in one. */
export function cellInLanguage(field: ImportField, cell: string, language: Language): string {
  const [serbian = cell, english] = IN_BOTH.includes(field) ? cell.split(' / ') : [];
  return language === 'SR' ? serbian : (english ?? serbian);
}

/** A cell formatted for reading. */
export const shownValue = (field: ImportField, cell: string, language: Language): string =>
  DAYS.includes(field)
    ? formatDay(cell)
    : AMOUNTS.includes(field)
      ? shownAmount(toMinor(Number(cell)), language)
      : cellInLanguage(field, cell, language);

/** An amount where all are of one currency, which is said elsewhere. */
export function shownAmount(amount: Minor, language: Language): string {
  const { sign, whole, separator, decimals } = moneyParts(amount, 'RSD', language);
  return `${sign}${whole}${separator}${decimals}`;
}
