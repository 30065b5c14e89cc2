import type { Language } from '#contract/language/language.ts';
import { isNobodys } from '#contract/staff/staff.rules.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface Named {
  name_sr: string;
  name_en: string;
}

/** A name in the language of who reads, else in the other. */
export const nameIn = (language: Language, { name_sr: sr, name_en: en }: Named): string =>
  language === 'SR' ? sr || en : en || sr;

/** What somebody is called whom the server names, or says the address of; whose data were erased has neither. */
export function useCalled(): (name: string) => string {
  const t = useTexts(recordsTexts);
  return (name) => (name === '' || isNobodys(name) ? t('erasedPerson') : name);
}
