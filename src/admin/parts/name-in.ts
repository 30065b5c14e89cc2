import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { isNobodys } from '#contract/staff/staff.rules.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface Named {
  name_sr: string;
  name_en: string;
}

/** A name in the reader's language, or else in the other one. */
export const nameIn = (language: Language, { name_sr: sr, name_en: en }: Named): string => textIn(language, { sr, en });

/** A text of a form (`name`: its fields without the language) in the reader's language, or else in the other one. */
export const fieldTextIn = (language: Language, fields: Fields, name: string): string =>
  textIn(language, { sr: String(fields[`${name}_sr`] ?? ''), en: String(fields[`${name}_en`] ?? '') });

/** Name or email address of a person as the server gives it; a text for erased people, who have neither. */
export function useCalled(): (name: string) => string {
  const t = useTexts(recordsTexts);
  return (name) => (name === '' || isNobodys(name) ? t('erasedPerson') : name);
}
