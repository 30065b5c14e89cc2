import * as z from 'zod/mini';
import { CURRENCIES } from '#contract/money/money.rules.ts';
import { PICTURES } from '#design-system/pictures/write-pictures.ts';
import { withBlanks } from './content-folder.ts';

/** A text that is not empty. */
export const text = z.pipe(z.string().check(z.minLength(1)), z.transform(withBlanks));

/** A text in both languages, side by side. */
export const both = z.strictObject({ sr: text, en: text });

/** A list of texts in both languages. */
export const many = z.array(both).check(z.minLength(1));

export type Both = z.output<typeof both>;

export type LanguageKey = keyof Both;

/** The texts in one language. */
export const inOne = (texts: readonly Both[], language: LanguageKey): string[] => texts.map((each) => each[language]);

/** A name that is among `names`; `word` names their kind in the error. */
export const oneOf = (names: { has: (name: string) => boolean }, word: string) =>
  z.string().check(z.refine((name) => names.has(name), { error: ({ input }) => `there is no ${word} ${input}` }));

/** A picture without its palette, such as `sport-kettlebell`. */
export const scene = oneOf({ has: (name) => PICTURES.has(`${name}-0`) }, 'scene');

/** A picture, such as `sport-kettlebell-0`. */
export const picture = oneOf(PICTURES, 'picture');

export const currency = z.optional(z.enum(CURRENCIES));
