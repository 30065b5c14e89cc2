import { sql, type Text } from './text.ts';

/**
 * LIMIT and OFFSET of a list. The limit is part of the text: for one given as a parameter PostgreSQL expects a tenth of all rows, so a
 * generic plan looks expensive to it, and it plans the statement at each call.
 */
export const limitTo = (most: number, offset = 0): Text =>
  offset === 0 ? sql.raw(`limit ${Math.trunc(most)}`) : sql`limit ${most}::integer offset ${offset}::integer`;
