import * as z from 'zod/mini';

/** A day as filters write it. Business days are counted in Europe/Belgrade (product.md 6). */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('YYYY-MM-DD, a day in Belgrade.'));
