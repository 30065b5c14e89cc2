import { lengthOf } from '#server/testing/length.ts';

/**
 * The faces that a journey has: a language, a window. `npm test` walks it in the first of them, `npm run test:full` in each; the first
 * ones are chosen so that both languages, a desk and a phone are walked each time. Each face of each screen has its stories.
 */
export const facesOf = <Face>(first: Face, ...others: Face[]): readonly Face[] =>
  lengthOf({ short: [first], full: [first, ...others] });
