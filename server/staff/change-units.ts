import { noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Doing, Done } from './taken-people.ts';

/** Sets the units of people of one company in one statement, and notes each change. */
export async function changeUnits(
  transaction: Transaction,
  { companyId, by, taken, now }: Doing,
  [from, to]: readonly ['before' | 'after', 'before' | 'after'],
): Promise<Done> {
  if (taken.length === 0) return new Map();
  const rows = taken.map((one) => ({ id: one.id, unit: one[to].unit ?? '' }));
  const changed = await ask<{ id: number; revision: number }>(
    transaction,
    sql`
    update users u set unit = new.unit, version = u.version + 1, edit_revision = u.edit_revision + 1,
      edit_changed_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id bigint, unit text)
    where u.company_id = ${companyId}::bigint and u.id = new.id
    returning u.id, u.edit_revision as revision`,
  );
  const revisions = new Map(changed.map(({ id, revision }) => [id, revision]));
  const noted = taken.map((one) => ({
    kind: 'person.changed' as const,
    companyId,
    recordId: one.id,
    revision: revisions.get(one.id) ?? one.revision,
    values: [{ field: 'unit', before: one[from].unit, after: one[to].unit, personId: one.id }],
  }));
  await noteChanges(transaction, by, noted, now);
  return revisions;
}
