import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { Transaction } from '../database/database.ts';
import { users } from '../people/people.table.ts';
import { type Columns, type Saved, saveRecord } from '../records/save-record.ts';
import { isLastOwner } from '../roles/last-owner.ts';
import { CLOSED, closeAccount } from './close-account.ts';
import { notePerson } from './note-person.ts';
import type { Doing, Done, TakenPerson } from './taken-people.ts';
import { tellLastDays } from './tell-last-days.ts';

/**
 * Sets the last day of people, or closes their accounts immediately, with the same effects as for one person. Skips the last owner. The
 * caller has called `lockOwners`.
 */
export async function endNext(transaction: Transaction, doing: Doing): Promise<Done> {
  const { companyId, by, taken, now } = doing;
  const done = new Map<number, number>();
  const told: number[] = [];
  const day = taken[0]?.after.last_day ?? null;
  for (const one of taken) {
    const person = { companyId, userId: one.id };
    if (await isLastOwner(transaction, person)) continue;
    const columns = day === null ? Object.assign({ endsOn: null, endedAt: now }, CLOSED) : { endsOn: day };
    const kind = day === null ? 'person.deactivated' : 'person.last_day_set';
    const { before, after } = await save(transaction, doing, { one, kind, columns });
    if (day === null) await closeAccount(transaction, { person, by, before, now });
    else if (one.confirmed) told.push(one.id);
    done.set(one.id, after.revision);
  }
  if (day !== null && told.length > 0) await tellLastDays(transaction, { companyId, userIds: told, day, now });
  return done;
}

/** Restores people's former last day, or none; a closed account is opened again, without its roles. */
export async function reopenNext(transaction: Transaction, doing: Doing): Promise<Done> {
  const { companyId, taken, now } = doing;
  const done = new Map<number, number>();
  for (const one of taken) {
    const day = one.before.last_day ?? null;
    const kind = day === null ? 'person.reactivated' : 'person.last_day_set';
    const columns = { active: true, endsOn: day, endedAt: null };
    const { after } = await save(transaction, doing, { one, kind, columns });
    done.set(one.id, after.revision);
    if (one.confirmed) await tellLastDays(transaction, { companyId, userIds: [one.id], day, now });
  }
  return done;
}

interface Saving {
  one: TakenPerson;
  kind: ChangeKind;
  columns: Columns<typeof users>;
}

async function save(
  transaction: Transaction,
  { companyId, by, reason, now }: Doing,
  { one: { id, seen }, kind, columns }: Saving,
): Promise<Saved> {
  const saved = await saveRecord(transaction, users, {
    key: { companyId, id },
    seen,
    columns,
    rising: users.version,
    now,
  });
  const { before, after } = saved;
  await notePerson(transaction, by, { kind, person: { companyId, userId: id }, before, after, reason, now });
  return saved;
}
