import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import { countTry, type Limit } from '../caller/rate-limits.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { notifyByMail } from '../notifications/notify.ts';
import { LANES, type Lane } from '../outbox/lanes.ts';
import { isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { users } from '../people/people.table.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { forgetOneTimeCode } from '../profile/one-time-code.ts';
import { endSessions } from '../session/end-sessions.ts';
import { codeTurnedOff, passwordLinkSent, signedOut } from './security.texts.ts';
import { codeOff, noAccountYet, ownSecurity } from './staff.errors.ts';

interface Asked {
  by: Caller;
  person: PersonKey;
  reason: string;
  now: Date;
}

type Measure = keyof typeof MEASURES;

// Each measure has a mail of the same name (registration/security.texts.ts).
const MEASURES = {
  password_link: { kind: 'person.password_link_sent', telling: passwordLinkSent, take: async () => {} },
  signed_out: { kind: 'person.signed_out', telling: signedOut, take: endSessions },
  code_turned_off: { kind: 'person.code_turned_off', telling: codeTurnedOff, take: forgetOneTimeCode },
} as const;

/**
 * Takes a security measure on a person's account, notes it with its reason, and notifies them by mail and notification. Throws notFound,
 * ownSecurity, noAccountYet, codeOff, permissionMissing, or 429 after twenty in an hour.
 */
export async function secure(database: Database, measure: Measure, asked: Asked): Promise<void> {
  const { by, person, reason, now } = asked;
  if (isSamePerson(by, person)) throw ownSecurity();
  await countTry(database, limitsOf(by, person), now);
  const { take } = MEASURES[measure];
  await inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    await check(transaction, measure, asked);
    await take(transaction, person);
    await tellOf(transaction, measure, { by, person, reason, now });
  });
}

interface Telling {
  by: Acting;
  person: PersonKey;
  reason: string;
  now: Date;
  lane?: Lane;
}

/** Signs a person out everywhere as part of a bulk, notes it with its reason, and notifies them. */
export async function signOutWithOthers(transaction: Transaction, asked: Omit<Telling, 'lane'>): Promise<void> {
  await endSessions(transaction, asked.person);
  await tellOf(transaction, 'signed_out', Object.assign({ lane: LANES.bulk }, asked));
}

async function tellOf(transaction: Transaction, measure: Measure, { by, person, reason, now, lane }: Telling) {
  const { kind, telling } = MEASURES[measure];
  const { companyId, userId } = person;
  await noteChange(transaction, by, { kind, companyId, recordId: userId, reason, values: [] }, now);
  const mail = { kind: measure, payload: { userId }, now, ...(lane !== undefined && { lane }) };
  await notifyByMail(transaction, person, telling(), mail);
}

const HOUR = 60 * 60 * 1000;
const MOST = 20;

/** Rate limits per actor and per person, so that several actors cannot flood one mailbox. */
export const limitsOf = (by: PersonKey, to: PersonKey): Limit[] =>
  (['by', 'to'] as const).map((side) => {
    const { companyId, userId } = side === 'by' ? by : to;
    return { key: `security:${side}:${companyId}:${userId}`, most: MOST, window: HOUR };
  });

async function check(transaction: Transaction, measure: Measure, { by, person }: Asked): Promise<void> {
  const { active, confirmed, adminRoles, oneTimeSecret } = users;
  const [found] = await transaction
    .select({ active, confirmed, adminRoles, oneTimeSecret })
    .from(users)
    .where(isPerson(person));
  if (!found) throw notFound();
  if (!found.active || !found.confirmed) throw noAccountYet();
  if (measure !== 'code_turned_off') return;
  // Turning off the code of a platform admin makes them easier to impersonate, so it takes the permission to give platform roles.
  if (found.adminRoles.length > 0 && !mayWrite(by.roles, 'platform.roles'))
    throw permissionMissing('platform.roles', await readPermissionHolders(transaction, by.companyId, 'platform.roles'));
  if (found.oneTimeSecret === null) throw codeOff();
}
