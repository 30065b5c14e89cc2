import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { type ChangedRecord, noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { RecordsQuery } from '../records/record-list.ts';
import { bulkTasks, LEFT_OUT, markRows, type Next } from './bulk-task.ts';
import { type EndedKind, wayTo } from './ended-kind.ts';

/** The tasks that end or reactivate the records of a preview, and that restore their old state. */
export const endingTasks = <Query extends RecordsQuery>(kind: EndedKind<Query>) =>
  bulkTasks({
    kind: kind.bulk,
    words: (_, way) => kind.words[way],
    changeNext: (transaction, next) => endNext(transaction, kind, next),
  });

/**
 * Ends or reactivates the next records of a bulk. Those that were changed since the preview, or that can no longer change, are
 * left out and named; one that another transaction has locked is skipped and comes in a later batch. Answers how many were
 * changed and left out.
 */
export async function endNext<Query extends RecordsQuery>(
  transaction: Transaction,
  kind: EndedKind<Query>,
  next: Next,
): Promise<{ done: number; failed: number }> {
  const { way, admin, now } = next;
  const taken = await takeNext(transaction, kind, next);
  const refused = await refusedOf(transaction, kind, taken);
  const judged = taken.map((one) => judge(one, { way, isRefused: refused.has(one.id) }));
  const changed = judged.filter(({ isChanged }) => isChanged);
  await store(transaction, kind, { changed, now });
  await markRows(transaction, next.bulkId, judged);
  const noted = changed.map(({ taken, revision }) => noteOf(kind, taken, { revision, way }));
  await noteChanges(transaction, admin, noted, now);
  return { done: changed.length, failed: judged.length - changed.length };
}

interface Taken {
  id: number;
  name: string;
  revision: number;
  seen: number;
  /** Value that all rows of the bulk get. */
  becomes: { active: boolean };
  reason: string;
}

function takeNext<Query extends RecordsQuery>(
  transaction: Transaction,
  { bulk: { table }, called }: EndedKind<Query>,
  { bulkId, way, size }: Next,
) {
  return ask<Taken>(
    transaction,
    sql`
    select b.id, ${called} as name, b.revision, r.revision as seen, ${way === 'run' ? sql`r.after` : sql`r.before`} as becomes, u.reason
    from bulk_rows r join bulks u on u.id = r.bulk_id join ${table} b on b.id = r.record_id
    where r.bulk_id = ${bulkId}::bigint and r.outcome = ${way === 'run' ? 'waiting' : 'done'}
    order by r.record_id limit ${size}::integer
    for no key update of b skip locked`,
  );
}

// Checked while the records are locked, so that the answer stays true until the commit.
async function refusedOf<Query extends RecordsQuery>(
  transaction: Transaction,
  kind: EndedKind<Query>,
  taken: readonly Taken[],
): Promise<ReadonlySet<number>> {
  const [first] = taken;
  const refused = first && wayTo(kind, first.becomes.active).refused;
  if (!refused) return new Set();
  const [, isRefused] = refused;
  const found = await ask<{ id: number }>(
    transaction,
    sql`
    select b.id from ${kind.bulk.table} b
    where b.id in (${idsOf(taken)}) and ${isRefused}`,
  );
  return new Set(found.map(({ id }) => id));
}

const idsOf = (some: readonly { id: number }[]) =>
  sql`select jsonb_array_elements_text(${JSON.stringify(some.map(({ id }) => id))}::jsonb)::integer`;

function judge(taken: Taken, { way, isRefused }: { way: Next['way']; isRefused: boolean }) {
  const { id, revision, seen } = taken;
  const why = revision !== seen ? 'moved' : isRefused ? 'refused' : null;
  if (why) return { id, taken, outcome: LEFT_OUT[way][why], revision: seen, isChanged: false };
  return { id, taken, outcome: way === 'run' ? 'done' : 'undone', revision: revision + 1, isChanged: true } as const;
}

interface Storing {
  changed: readonly ReturnType<typeof judge>[];
  now: Date;
}

async function store<Query extends RecordsQuery>(
  transaction: Transaction,
  { bulk: { table } }: EndedKind<Query>,
  { changed, now }: Storing,
): Promise<void> {
  const [first] = changed;
  if (!first) return;
  const { active } = first.taken.becomes;
  await ask(
    transaction,
    sql`
    update ${table} b set active = ${active}::boolean, revision = b.revision + 1, changed_at = ${now.toISOString()}::timestamptz
    where b.id in (${idsOf(changed)})`,
  );
}

function noteOf<Query extends RecordsQuery>(
  kind: EndedKind<Query>,
  { id, name, becomes: { active }, reason }: Taken,
  { revision, way }: { revision: number; way: Next['way'] },
): ChangedRecord {
  return {
    kind: wayTo(kind, active).noted,
    companyId: PLATFORM,
    recordId: id,
    recordName: name,
    revision,
    // Why it ended says nothing of why it is taken back.
    reason: way === 'run' ? reason : '',
    values: [{ field: 'active', before: !active, after: active }],
  };
}
