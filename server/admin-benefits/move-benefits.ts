import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { rewriteKeys } from '../benefits/rewrite-search-keys.ts';
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
  /** The company whose own core benefit it is; null for a benefit of the platform. */
  owner: number | null;
}

/**
 * Moves all benefits of a category, on offer or not, to another one. Each is noted as a change of its own, in the log of its
 * owner.
 */
export async function moveBenefits(transaction: Transaction, { admin, from, to, reason, now }: Moving): Promise<void> {
  const moved = await ask<Moved>(
    transaction,
    sql`
    with locked as (select id from benefits where category_id = ${from}::integer order by id for no key update)
    update benefits b set category_id = ${to}::integer, revision = b.revision + 1, changed_at = ${now.toISOString()}
    from locked where b.id = locked.id
    returning b.id, coalesce(nullif(b.name_sr, ''), b.name_en) as name, b.revision, b.owner_company_id as owner`,
  );
  await rewriteKeys(
    transaction,
    moved.map(({ id }) => id),
  );
  const values = [{ field: 'category_id', before: from, after: to }];
  const changed = moved.map((one) => Object.assign(recordOf(one), { reason, values }));
  await noteChanges(transaction, admin, changed, now);
}

// A change of a company's own core benefit is noted for that company, without a revision: that of `core_benefits` does not rise.
function recordOf({ id: recordId, name: recordName, revision, owner }: Moved): Omit<ChangedRecord, 'values'> {
  return owner === null
    ? { kind: 'benefit.changed', companyId: PLATFORM, recordId, recordName, revision }
    : { kind: 'core.changed', companyId: owner, recordId, recordName };
}
