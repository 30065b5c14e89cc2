import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { raiseCatalogueVersion } from '../benefits/catalogue-version.ts';
import { LEFT_OUT, markRows, type Next } from '../bulk/bulk-task.ts';
import { type ChangedRecord, noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { OFFERS } from './provider-bulk-actions.ts';

interface Taken {
  id: number;
  name: string;
  revision: number;
  seen: number;
  becomes: { active: boolean };
  reason: string;
}

/**
 * Changes the next providers of a bulk, unless somebody changed them since, or one has benefits on offer by now: those are left out
 * and named. One that is being written by somebody is passed by, and comes later. Answers how many were changed and left out.
 */
export async function changeNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const { way, admin, now } = next;
  const taken = await takeNext(transaction, next);
  const offering = await offeringOf(transaction, taken);
  const judged = taken.map((one) => judge(one, { way, offers: offering.has(one.id) }));
  const changed = judged.filter(({ isChanged }) => isChanged);
  await store(transaction, changed, now);
  await markRows(transaction, next.bulkId, judged);
  const noted = changed.map(({ taken, revision }) => noteOf(taken, revision, way));
  await noteChanges(transaction, admin, noted, now);
  if (changed.length > 0) await raiseCatalogueVersion(transaction);
  return { done: changed.length, failed: judged.length - changed.length };
}

function takeNext(transaction: Transaction, { bulkId, way, size }: Next) {
  return ask<Taken>(
    transaction,
    sql`
    select b.id, b.name, b.revision, r.revision as seen, ${way === 'run' ? sql`r.after` : sql`r.before`} as becomes, u.reason
    from bulk_rows r join bulks u on u.id = r.bulk_id join providers b on b.id = r.record_id
    where r.bulk_id = ${bulkId}::bigint and r.outcome = ${way === 'run' ? 'waiting' : 'done'}
    order by r.record_id limit ${size}::integer
    for no key update of b skip locked`,
  );
}

// Once they are held: whoever offers a benefit holds its provider too.
async function offeringOf(transaction: Transaction, taken: readonly Taken[]): Promise<ReadonlySet<number>> {
  if (taken.every(({ becomes }) => becomes.active)) return new Set();
  const ids = JSON.stringify(taken.map(({ id }) => id));
  const found = await ask<{ id: number }>(
    transaction,
    sql`
    select b.id from providers b
    where b.id in (select jsonb_array_elements_text(${ids}::jsonb)::integer) and ${OFFERS}`,
  );
  return new Set(found.map(({ id }) => id));
}

function judge(taken: Taken, { way, offers }: { way: Next['way']; offers: boolean }) {
  const { id, revision, seen, becomes } = taken;
  const why = revision !== seen ? 'moved' : offers && !becomes.active ? 'refused' : null;
  if (why) return { id, taken, outcome: LEFT_OUT[way][why], revision: seen, isChanged: false };
  return { id, taken, outcome: way === 'run' ? 'done' : 'undone', revision: revision + 1, isChanged: true } as const;
}

type Judged = ReturnType<typeof judge>;

async function store(transaction: Transaction, changed: readonly Judged[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, taken: { becomes } }) => ({ id, active: becomes.active }));
  await ask(
    transaction,
    sql`
    update providers p set active = new.active, revision = p.revision + 1, changed_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id integer, active boolean)
    where p.id = new.id`,
  );
}

function noteOf({ id, name, becomes: { active }, reason }: Taken, revision: number, way: Next['way']): ChangedRecord {
  return {
    kind: active ? 'provider.reactivated' : 'provider.deactivated',
    companyId: PLATFORM,
    recordId: id,
    recordName: name,
    revision,
    // Why it ended says nothing of why it is taken back.
    reason: way === 'run' ? reason : '',
    values: [{ field: 'active', before: !active, after: active }],
  };
}
