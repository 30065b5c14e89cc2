import * as z from 'zod/mini';
import { CURRENCIES } from './money.rules.ts';

/** An amount on the wire: major units with at most two decimals (product.md 1). */
export const amount = z.number().check(z.describe('Major units with at most two decimals.'));
export const currency = z.enum(CURRENCIES).check(z.describe('KM is the convertible mark, shown as BAM.'));
export const language = z.enum(['EN', 'SR']);
