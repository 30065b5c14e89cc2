import type { Roles } from '#contract/permissions/roles.ts';
import type { By } from '../changes/insert-changes.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';

interface Changed {
  person: PersonKey;
  before: Partial<Roles>;
  after: Partial<Roles>;
  /** The person's revision after the change. */
  revision: number;
  now: Date;
}

/** Notes a change of a person's roles. These values are never erased, as they show who could do what. */
export async function noteRoles(
  transaction: Transaction,
  by: By,
  { person, before, after, revision, now }: Changed,
): Promise<void> {
  const { companyId, userId: recordId } = person;
  const values = changedValues({ ...before }, { ...after }, Object.keys(after));
  await noteChange(transaction, by, { kind: 'person.roles_changed', companyId, recordId, revision, values }, now);
}
