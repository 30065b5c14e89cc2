import { isoMoment } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';
import { era } from './sealed-row.ts';

/** Minutes after which a change should have its seal. */
const LATE_AFTER = 10;

/**
 * SQL of the state of the seals as JSON: when the last one was made, and since when a change has waited too long for its seal.
 */
export function sealStands(now: Date): Text {
  const unsealed = sql`(
    select min(c.at) as at from changes c
    where c.era = ${era} and c.txid >= coalesce(
      (select to_txid from seals where era = ${era} order by to_txid desc limit 1), '0'::xid8))`;
  return sql`(
    select jsonb_build_object('at', (select ${isoMoment(sql`at`)} from seals order by id desc limit 1),
      'unsealed_since', case when unsealed.at < ${now.toISOString()}::timestamptz - make_interval(mins => ${LATE_AFTER}::integer)
        then ${isoMoment(sql`unsealed.at`)} end)
    from ${unsealed} unsealed)`;
}
