import { sql, type Text } from './text.ts';

/**
 * How many rows are wanted, and how many of the first are left out. A limit stands in the text: of one that is a value PostgreSQL
 * expects a tenth of all rows, so that a plan for any value looks dear to it, and it plans the text anew for each call.
 */
export const limitTo = (most: number, offset = 0): Text =>
  offset === 0 ? sql.raw(`limit ${Math.trunc(most)}`) : sql`limit ${most}::integer offset ${offset}::integer`;
