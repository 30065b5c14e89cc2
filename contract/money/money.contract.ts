import * as z from 'zod/mini';
import { CURRENCIES } from './money.rules.ts';

/** An amount on the wire: major units with at most two decimals (product.md 1). */
export const amount = z.number().check(z.describe('Major units with at most two decimals.'));
/** An amount as a filter of a list; it comes in the address, so as text. */
export const askedAmount = z.optional(
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/), z.describe('Major units, with a decimal dot: `1250.50`.')),
);
export const currency = z.enum(CURRENCIES).check(z.describe('KM is the convertible mark, shown as BAM.'));
export const language = z.enum(['EN', 'SR']);

/** product.md 6: a text missing in the reader's language is answered in the other one, and this field names those texts. */
export const inOtherLanguage = z.optional(
  z
    .array(z.string())
    .check(z.describe("Names of its texts that are not in the reader's language; absent where all are.")),
);
