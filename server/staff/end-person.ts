import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lastDayProblem } from '#contract/staff/staff.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { LANES } from '../outbox/lanes.ts';
import { lockPerson } from '../people/lock-person.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { problemText } from '../people/person-problems.ts';
import { checkImpact } from '../records/impact.ts';
import type { Saved } from '../records/save-record.ts';
import { keepOwners, lockOwners } from '../roles/last-owner.ts';
import { CLOSED, closeAccount, rolesOf } from './close-account.ts';
import { readImpact } from './person-impact.ts';
import { type Editing, savePerson } from './save-person.ts';
import { erasedAlready, notOurs, ownAccount } from './staff.errors.ts';
import { tellLastDays } from './tell-last-days.ts';

interface Ending extends Editing {
  /** SHA-256 of the impact that was shown. */
  impact: string;
  reason: string;
  /** YYYY-MM-DD; null to close the account immediately. */
  lastDay: string | null;
}

const NO_ROLES = { admin_roles: [], company_roles: [] };

/**
 * Closes a person's account, or sets their last day, and notifies them. Throws notFound, recordChanged, ownAccount, notOpen, impactChanged,
 * lastOwner, or request.invalid for an invalid day.
 */
export function endPerson(database: Database, { impact, reason, lastDay, ...editing }: Ending): Promise<void> {
  const { by, person, now } = editing;
  if (isSamePerson(by, person)) throw ownAccount();
  if (lastDay !== null) checkLastDay(lastDay, now);
  return savePerson(database, editing, {
    kind: lastDay === null ? 'person.deactivated' : 'person.last_day_set',
    columns: lastDay === null ? Object.assign({ endsOn: null, endedAt: now }, CLOSED) : { endsOn: lastDay },
    reason,
    // Locked before the rows of people, as when a role is removed.
    prepare: async (transaction) => {
      await lockOwners(transaction, person);
      // Serialises with purchases, so that the impact is complete.
      await lockPerson(transaction, person);
      const { companyId, userId } = person;
      checkImpact(await readImpact(transaction, { companyId, userId, now }), impact);
    },
    finish: async (transaction, { before }) => {
      await keepOwners(transaction, person, { before: rolesOf(before), after: NO_ROLES });
      if (lastDay === null) await closeAccount(transaction, { person, by, before, lane: LANES.now, now });
      else await tellLastDay(transaction, editing, before, lastDay);
    },
  });
}

function checkLastDay(lastDay: string, now: Date): void {
  const problem = lastDayProblem(lastDay, businessDay(now));
  if (problem) throw requestInvalid({ last_day: problemText('ends_on', problem) });
}

async function tellLastDay(
  transaction: Transaction,
  { person, now }: Editing,
  before: Saved['before'],
  day: string | null,
): Promise<void> {
  const { companyId, userId } = person;
  const told = { companyId, userIds: [userId], day, lane: LANES.now, now };
  if (before.confirmed === true) await tellLastDays(transaction, told);
}

/**
 * Removes a person's last day, or opens a closed account again, with its budgets and without its roles. Throws notFound, recordChanged,
 * erasedAlready, or notOurs.
 */
export function reopenPerson(database: Database, editing: Editing): Promise<void> {
  const { person } = editing;
  return savePerson(database, editing, {
    kind: 'person.reactivated',
    columns: { active: true, endsOn: null, endedAt: null },
    prepare: (transaction) => refuseErased(transaction, person),
    finish: async (transaction, { before }) => {
      if (before.active !== true && before.ended_at === null) throw notOurs();
      if (before.active === true) await tellLastDay(transaction, editing, before, null);
    },
  });
}

// Locks the row, to serialise with erasing.
async function refuseErased(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  const held = sql`select erased_at from users where company_id = ${companyId} and id = ${userId} for update`;
  const [row] = await ask<{ erased_at: string | null }>(transaction, held);
  if (row && row.erased_at !== null) throw erasedAlready();
}
