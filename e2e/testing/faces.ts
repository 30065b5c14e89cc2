import type { Language } from '#contract/language/language.ts';
import { lengthOf } from '#server/testing/test-length.ts';

/** Language and window width of a person. */
export interface Reader {
  language: Language;
  locale: string;
  width: number;
}

export const AT_A_DESK: Reader = { language: 'SR', locale: 'sr-Latn-RS', width: 1280 };
export const ON_A_PHONE: Reader = { language: 'EN', locale: 'en-GB', width: 360 };

/**
 * The faces of a journey: a language and a window each. `npm test` walks the first one, `npm run test:full` all; the first ones are chosen
 * so that each run covers both languages, a desk and a phone. Each face of each screen has its stories.
 */
export const facesOf = <Face>(first: Face, ...others: Face[]): readonly Face[] =>
  lengthOf({ short: [first], full: [first, ...others] });

/** The faces of a journey that only `npm run test:full` walks. */
export const facesOfFull = <Face>(...faces: Face[]): readonly Face[] => lengthOf<Face[]>({ short: [], full: faces });
