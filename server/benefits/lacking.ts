import type { Lack, Missing } from '#contract/admin-benefits/benefit.rules.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { sql, type Text } from '../database/text.ts';

const LONG_TEXTS = ['description', 'instructions', 'limitations'];

// A long text may be missing in both languages, but not in one.
const notWhole = (language: TextLanguage, other: TextLanguage) =>
  [
    `name_${language} = ''`,
    `short_description_${language} = ''`,
    ...LONG_TEXTS.map((text) => `${text}_${language} = '' and ${text}_${other} <> ''`),
  ].join(' or ');

/** Conditions for missing parts of a benefit, as SQL over its columns: partial indexes and queries share them. */
export const LACKING: Record<Lack, string> = {
  sr: notWhole('sr', 'en'),
  en: notWhole('en', 'sr'),
  picture: `pictures = '[]'::jsonb`,
  price: `price is null and kind = 'flexible'`,
};

/** SQL condition: the benefit lacks the given thing. */
export function lacking(what: Missing): Text {
  if (what === 'translation') return sql`(${lacking('sr')} or ${lacking('en')})`;
  return sql`(${sql.raw(LACKING[what])})`;
}
