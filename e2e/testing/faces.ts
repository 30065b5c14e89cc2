import { lengthOf } from '#server/testing/length.ts';

/** Somebody who reads one language in a window of one width. */
export interface Reader {
  language: 'EN' | 'SR';
  locale: string;
  width: number;
}

export const AT_A_DESK: Reader = { language: 'SR', locale: 'sr-Latn-RS', width: 1280 };
export const ON_A_PHONE: Reader = { language: 'EN', locale: 'en-GB', width: 360 };

/**
 * The faces that a journey has: a language, a window. `npm test` walks it in the first of them, `npm run test:full` in each; the first
 * ones are chosen so that both languages, a desk and a phone are walked each time. Each face of each screen has its stories.
 */
export const facesOf = <Face>(first: Face, ...others: Face[]): readonly Face[] =>
  lengthOf({ short: [first], full: [first, ...others] });

/** The faces of what is walked in `npm run test:full` alone. */
export const facesOfFull = <Face>(...faces: Face[]): readonly Face[] => lengthOf<Face[]>({ short: [], full: faces });
