import type { Language } from '#contract/language/language.ts';
import { languageTag } from './texts.tsx';

/** A month of YYYY-MM by its name, `January 2026`, or short, `Jan`; Serbian ones as they stand alone: `januar 2026.` */
export function formatMonth(month: string, language: Language, short = false): string {
  const names = new Intl.DateTimeFormat(languageTag(language), {
    timeZone: 'UTC',
    ...(short ? { month: 'short' } : { month: 'long', year: 'numeric' }),
  });
  return names.format(new Date(`${month}-01T00:00:00Z`));
}
