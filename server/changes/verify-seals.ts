import { eq } from 'drizzle-orm';
import type { Verification } from '#contract/changes/changes.contract.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { seals } from './changes.table.ts';
import { digestsOf } from './insert-changes.ts';
import { coveredPart, sealDigest } from './sealed-row.ts';

/**
 * How many changes one statement verifies, if no single seal covers more: the embedded database can do nothing else meanwhile.
 */
const AT_ONCE = 2000;
/** How many changes one call verifies before it answers. */
const MOST = 200_000;

type Broken = Verification['broken'][number];

/**
 * Recomputes the seals after `after`, and names the broken ones; `next` is where the next call continues. `partsAtOnce` parts are
 * verified in parallel, each on its own connection, by a command.
 */
export async function verifySeals(database: Database, after = 0, partsAtOnce = 1): Promise<Verification> {
  const found: Verification = { seals: 0, changes: 0, broken: [], next: after };
  const broken: Promise<Broken[]>[] = [];
  while (found.next !== null && found.changes < MOST) {
    const [part] = await nextPart(database, { after: found.next });
    if (!part || part.last === null) found.next = null;
    else {
      // Awaited below; this handler prevents an unhandled rejection until then.
      const verified = verify(database, { after: found.next, last: part.last });
      verified.catch(() => {});
      broken.push(verified);
      await broken.at(-partsAtOnce);
      found.seals += part.seals;
      found.changes += part.changes;
      found.next = part.last;
    }
  }
  found.broken = (await Promise.all(broken)).flat();
  return found;
}

interface NextPart {
  seals: number;
  changes: number;
  last: number | null;
}

const nextPart = statement(
  'next_seals',
  of<NextPart>,
  () => sql`
    select count(*)::integer as seals, coalesce(sum(changes), 0)::integer as changes, max(id) as last from (
      select id, changes, sum(changes) over (order by id) - changes as before from (
        select id, changes from seals where id > ${number('after')}::integer order by id limit 1000) following) counted
    where before < ${sql.raw(String(AT_ONCE))}`,
);

// Values whose digests differ. A missing value is reported unless it is personal, which may have been erased.
const wrongValues = sql`(
  select c.id as change, d.field from changes c
  left join lateral (
    select jsonb_object_agg(value.field, ${digestsOf('value')}) as digests from change_values value
    where value.company_id = c.company_id and value.change_id = c.id) stored on true
  cross join lateral (
    select jsonb_object_keys(c.digests || coalesce(stored.digests, '{}')) as field
    where c.digests <> coalesce(stored.digests, '{}')) d
  where c.era = covering.era and c.txid >= covering.from_txid and c.txid < covering.to_txid
    and case when stored.digests ? d.field then stored.digests->d.field is distinct from c.digests->d.field
      else not d.field = any(c.personal) end
  limit 10)`;

const verify = statement(
  'verify_seals',
  of<Broken>,
  () => sql`
    select id, at, case when rows_hold then 'values' else 'changes' end as broken, records from (
      select covering.id, ${isoMoment(sql`covering.at`)} as at, ${sealDigest} = covering.digest as rows_hold,
        (select coalesce(jsonb_agg(to_jsonb(wrong)), '[]') from ${wrongValues} wrong) as records
      from (
        select s.*, coalesce((
          select e.to_txid from seals e where e.era = s.era and e.id < s.id order by e.id desc limit 1), '0'::xid8) as from_txid
        from seals s where s.id > ${number('after')}::integer and s.id <= ${number('last')}::integer) covering
      left join seals previous on previous.id = covering.id - 1
      cross join lateral ${coveredPart} part) verified
    where not rows_hold or records <> '[]'
    order by id`,
);

/** Whether a seal still has the digest that it was sent with. */
export async function isKnownSeal(database: Database, id: number, digest: string): Promise<boolean> {
  const found = await database.select({ digest: seals.digest }).from(seals).where(eq(seals.id, id));
  return found.some((seal) => seal.digest.toString('hex') === digest);
}
