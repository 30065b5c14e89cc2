import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { fileAnew } from '../benefits/find-anew.ts';
import type { Acting } from '../caller/caller.ts';
import { type ChangedRecord, noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

interface Moving {
  admin: Acting;
  from: number;
  to: number;
  reason: string;
  now: Date;
}

interface Moved {
  id: number;
  name: string;
  revision: number;
  /** The company that gives it; null for one of the platform. */
  owner: number | null;
}

/** Files all benefits of a category, on offer or not, under another one: each is a change of its own, noted by whose it is. */
export async function moveBenefits(transaction: Transaction, { admin, from, to, reason, now }: Moving): Promise<void> {
  const moved = await ask<Moved>(
    transaction,
    sql`
    with locked as (select id from benefits where category_id = ${from}::integer order by id for no key update)
    update benefits b set category_id = ${to}::integer, revision = b.revision + 1, changed_at = ${now.toISOString()}
    from locked where b.id = locked.id
    returning b.id, coalesce(nullif(b.name_sr, ''), b.name_en) as name, b.revision, b.owner_company_id as owner`,
  );
  await fileAnew(
    transaction,
    moved.map(({ id }) => id),
  );
  const values = [{ field: 'category_id', before: from, after: to }];
  const changed = moved.map((one) => Object.assign(recordOf(one), { reason, values }));
  await noteChanges(transaction, admin, changed, now);
}

// What a company gives of its own is its business. What it makes of that keeps its revision.
function recordOf({ id: recordId, name: recordName, revision, owner }: Moved): Omit<ChangedRecord, 'values'> {
  return owner === null
    ? { kind: 'benefit.changed', companyId: PLATFORM, recordId, recordName, revision }
    : { kind: 'core.changed', companyId: owner, recordId, recordName };
}
