import { languageTag, useLanguage } from '#locales/texts.tsx';

type Written = { in_other_language?: readonly string[] | undefined };

/** Returns the `lang` attribute for a text field that exists in the other language only, so that a screen reader uses the right voice. */
export function useTextLanguage(): (of: Written, text: string) => { lang?: string } {
  const other = languageTag(useLanguage() === 'SR' ? 'EN' : 'SR');
  return ({ in_other_language }, text) => (in_other_language?.includes(text) ? { lang: other } : {});
}
