import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Language } from '#contract/language/language.ts';
import { formatDay } from '#locales/dates.ts';

const IN_BOTH: readonly ImportField[] = ['kind', 'way', 'monthly', 'companies'];
const DAYS: readonly ImportField[] = ['ends_on', 'birthday'];

/** The word of a cell that has it in both languages, in one. */
export function cellInLanguage(field: ImportField, cell: string, language: Language): string {
  const [serbian = cell, english] = IN_BOTH.includes(field) ? cell.split(' / ') : [];
  return language === 'SR' ? serbian : (english ?? serbian);
}

/** What a cell says, as one reads it. */
export const shownValue = (field: ImportField, cell: string, language: Language): string =>
  DAYS.includes(field) ? formatDay(cell) : cellInLanguage(field, cell, language);
