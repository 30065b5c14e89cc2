import { sql, type Text } from './text.ts';

/** SQL for a snapshot of this moment, by which `since` later finds newer rows. */
export const thisMoment = sql`pg_current_snapshot()::text`;

const ROUND = 2 ** 32;

/**
 * SQL condition: the row of this alias, in an append-only table, was not visible yet in a snapshot of `thisMoment`. Transaction numbers
 * wrap around after 2^32, and rows store only the lower 32 bits.
 */
export function since(row: string, moment: string): Text {
  const [, high = '0', running = ''] = moment.split(':');
  const digits = (number: string) => Number(BigInt(number) % BigInt(ROUND));
  const open = running.split(',').filter(Boolean).map(digits);
  const written = sql`${sql.identifier(row)}.xmin::text::bigint`;
  return sql`((${written} - ${digits(high)}::bigint + ${ROUND}::bigint) % ${ROUND}::bigint < ${ROUND / 2}::bigint
    or ${written} in (select number::bigint from jsonb_array_elements_text(${JSON.stringify(open)}::jsonb) as open (number)))`;
}
