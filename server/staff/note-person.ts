import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { By } from '../changes/insert-changes.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';
import { TOLD } from './person-fields.ts';

interface Noting {
  kind: ChangeKind;
  person: PersonKey;
  /** Null for a new person. */
  before: Fields | null;
  /** The row after the change, with its revision. */
  after: Fields;
  reason?: string;
  now: Date;
}

/** Notes a change of a person. Every value is marked as theirs, so that it can be erased. */
export function notePerson(transaction: Transaction, by: By, { kind, person, before, after, reason, now }: Noting) {
  const { companyId, userId } = person;
  const values = changedValues(before, after, TOLD)
    // Empty fields of a new person are not noted.
    .filter((value) => before !== null || (value.after !== null && value.after !== ''))
    .map((value) => ({ ...value, personId: userId }));
  const revision = Number(after.revision);
  const changed = { kind, companyId, recordId: userId, revision, ...(reason !== undefined && { reason }), values };
  return noteChange(transaction, by, changed, now);
}
