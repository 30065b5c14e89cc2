import { languageTag, useLanguage } from '#locales/texts.tsx';

type Written = { in_other_language?: readonly string[] | undefined };

/** `lang` for a text of something (its field's name) that is there in the other language only: it is read by the right voice. */
export function useTextLanguage(): (of: Written, text: string) => { lang?: string } {
  const other = languageTag(useLanguage() === 'SR' ? 'EN' : 'SR');
  return ({ in_other_language }, text) => (in_other_language?.includes(text) ? { lang: other } : {});
}
