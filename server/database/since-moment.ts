import { sql, type Text } from './text.ts';

/** In a statement: stands for this moment, so that later it can be told which transactions were over in it. */
export const thisMoment = sql`pg_current_snapshot()::text`;

const ROUND = 2 ** 32;

/**
 * In a statement: whether the row of this alias, which is only ever inserted, was not there yet in a moment that `thisMoment` answered.
 * Numbers of transactions begin anew after four thousand millions, of which rows keep the last digits alone.
 */
export function since(row: string, moment: string): Text {
  const [, high = '0', running = ''] = moment.split(':');
  const digits = (number: string) => Number(BigInt(number) % BigInt(ROUND));
  const open = running.split(',').filter(Boolean).map(digits);
  const written = sql`${sql.identifier(row)}.xmin::text::bigint`;
  return sql`((${written} - ${digits(high)}::bigint + ${ROUND}::bigint) % ${ROUND}::bigint < ${ROUND / 2}::bigint
    or ${written} in (select number::bigint from jsonb_array_elements_text(${JSON.stringify(open)}::jsonb) as open (number)))`;
}
