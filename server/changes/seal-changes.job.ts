import type { Database } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { of, sql, text, textOrNull } from '../database/text.ts';
import { coveredPart, era, sealDigest } from './sealed-row.ts';

/** How often changes are sealed, in milliseconds. */
export const SEAL_EVERY = 60 * 1000;

/** A seal that was just made. */
export interface MadeSeal {
  id: number;
  changes: number;
  digest: string;
}

/**
 * Seals the changes since the last seal, up to the oldest open transaction; answers the new seal, or null. Changes of open
 * transactions, and of all that began after them, wait for a later seal. Any number of servers may run it at the same time.
 */
export async function sealChanges(database: Database, now: Date): Promise<MadeSeal | null> {
  const [eras] = await readEras(database, {});
  if (!eras) throw new Error('The database has no era');
  if (eras.now !== eras.last) await sealFormerEras(database, eras.now, now);
  return seal(database, { era: eras.now, toTxid: null, now: now.toISOString() });
}

// After a restore from another cluster, all remaining changes of the former eras are sealed, as no more of them can come. A
// database that returns to its former cluster continues with the transaction numbers of that era.
async function sealFormerEras(database: Database, own: string, now: Date): Promise<void> {
  const former = await ask<{ era: string; toTxid: string }>(
    database,
    sql`select era, (max(txid::text::numeric) + 1)::text as "toTxid" from changes where era <> ${own} group by era order by era`,
  );
  for (const { era, toTxid } of former) await seal(database, { era, toTxid, now: now.toISOString() });
}

async function seal(database: Database, values: { era: string; toTxid: string | null; now: string }) {
  const [made] = await insert(database, values);
  return made ?? null;
}

const readEras = statement(
  'read_eras',
  of<{ now: string; last: string | null }>,
  () => sql`select ${era} as now, (select era from seals order by id desc limit 1) as last`,
);

const insert = statement(
  'seal_changes',
  of<MadeSeal>,
  () => sql`
    insert into seals (id, era, to_txid, changes, digest, at)
    select coalesce(previous.id, 0) + 1, covering.era, covering.to_txid, part.changes, ${sealDigest}, ${text('now')}::timestamptz
    from (
      select ${text('era')}::text as era, coalesce(${textOrNull('toTxid')}::xid8, pg_snapshot_xmin(pg_current_snapshot())) as to_txid,
        coalesce((select to_txid from seals where era = ${text('era')}::text order by to_txid desc limit 1), '0'::xid8) as from_txid) covering
    left join lateral (select id, digest from seals order by id desc limit 1) previous on true
    cross join lateral ${coveredPart} part
    where part.changes > 0
    on conflict (id) do nothing
    returning id, changes, encode(digest, 'hex') as digest`,
);
