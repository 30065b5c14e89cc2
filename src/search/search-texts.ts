import type { searchTexts } from '#locales/search/search.texts.ts';
import type { Translate } from '#locales/texts.tsx';

/** Picks a text of the search in the reader's language. */
export type SearchTranslate = Translate<(typeof searchTexts)['tables']['EN']>;
