import { mayBeCombined } from '#contract/permissions/permissions.rules.ts';
import { ADMIN_ROLES, COMPANY_ROLES, type Roles } from '#contract/permissions/roles.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { notifyByMail } from '../notifications/notify.ts';
import { post } from '../outbox/post.ts';
import { changePerson, isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { NO_NEW_ADDRESS } from '../people/no-new-address.ts';
import { users } from '../people/people.table.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { forgetTyped } from '../registration/typed-password.ts';
import { endSessions } from '../session/end-sessions.ts';
import { keepOwners, lockOwners } from './last-owner.ts';
import { noteRoles } from './note-roles.ts';
import { accountClosed, auditorWrites, ownRoles } from './roles.errors.ts';
import { rolesChanged } from './roles.texts.ts';

interface Change<Shown> {
  person: PersonKey;
  /** The revision of the person that was seen; null is any. */
  seen: number | null;
  /** The new roles; roles that are not given stay. */
  roles: Partial<Roles>;
  /** Reduces the roles to those that the calling site may see. */
  shown: (roles: RevisedRoles) => Shown;
  now: Date;
}

/**
 * Replaces roles of a person who is still as they were seen, ends their sessions and tells them; nothing of it when they have
 * these already. A password that anybody may have typed for them is none any more (decision 184). Answers the roles that they have
 * then. Throws notFound, recordChanged, ownRoles, accountClosed, lastOwner or auditorWrites.
 */
export function setRoles<Shown extends { revision: number }>(
  database: Database,
  by: Acting,
  { person, seen, roles, shown, now }: Change<Shown>,
): Promise<Shown> {
  if (isSamePerson(by, person)) throw ownRoles();
  const place = {
    kind: 'person' as const,
    companyId: person.companyId,
    recordId: person.userId,
    read: async () => shown(await readRoles(database, person)),
    revisionOf: ({ revision }: { revision: number }) => revision,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, async (transaction) => {
      await lockOwners(transaction, person);
      await lockPerson(transaction, person);
      const { revision, ...before } = await readRoles(transaction, person);
      checkSeen({ revision }, seen);
      const after = inOrder({ ...before, ...roles });
      if (JSON.stringify(after) === JSON.stringify(before)) return shown({ ...after, revision });
      if (gains(before, after)) await refuseClosed(transaction, person);
      if (!mayBeCombined(after)) throw auditorWrites();
      await keepOwners(transaction, person, { before, after });
      await replace(transaction, by, { person, before, after, revision: revision + 1, now });
      return shown({ ...after, revision: revision + 1 });
    }),
  );
}

const gains = (before: StoredRoles, after: StoredRoles): boolean =>
  after.admin_roles.some((role) => !before.admin_roles.includes(role)) ||
  after.company_roles.some((role) => !before.company_roles.includes(role)) ||
  (after.corporate_account && !before.corporate_account);

// Throws accountClosed: reopening an account must not bring roles with it, so a closed one gets none.
async function refuseClosed(transaction: Transaction, person: PersonKey): Promise<void> {
  const [found] = await transaction.select({ active: users.active }).from(users).where(isPerson(person));
  if (!found?.active) throw accountClosed();
}

interface Replacement {
  person: PersonKey;
  before: StoredRoles;
  after: StoredRoles;
  /** The person's revision after the change. */
  revision: number;
  now: Date;
}

async function replace(transaction: Transaction, by: Acting, replacement: Replacement): Promise<void> {
  const { person, after, now } = replacement;
  const { admin_roles: adminRoles, company_roles: companyRoles, corporate_account: corporateAccount } = after;
  // Cancels a pending change of address: the person who requested it may not be allowed to, now that the account has more rights.
  const changes = { adminRoles, companyRoles, corporateAccount, ...NO_NEW_ADDRESS };
  await changePerson(transaction, person, changes, now);
  await noteRoles(transaction, by, replacement);
  await endSessions(transaction, person);
  const payload = { userId: person.userId };
  await notifyByMail(transaction, person, rolesChanged(), { kind: 'roles_changed', payload, now });
  if (!(await forgetTyped(transaction, person, now))) return;
  await post(transaction, { companyId: person.companyId, kind: 'password_reset', payload, now });
}

/** The roles that a person has now, and the revision of the person. Throws notFound. */
export async function readRoles(database: Database | Transaction, person: PersonKey): Promise<RevisedRoles> {
  const { adminRoles, companyRoles, corporateAccount, revision } = users;
  const [row] = await database
    .select({ admin_roles: adminRoles, company_roles: companyRoles, corporate_account: corporateAccount, revision })
    .from(users)
    .where(isPerson(person));
  if (!row) throw notFound();
  return { ...inOrder(row), revision: row.revision };
}

/** Each role once, in the order of the contract. */
function inOrder({ admin_roles, company_roles, corporate_account }: Roles) {
  return {
    admin_roles: ADMIN_ROLES.filter((role) => admin_roles.includes(role)),
    company_roles: COMPANY_ROLES.filter((role) => company_roles.includes(role)),
    corporate_account,
  };
}

type StoredRoles = ReturnType<typeof inOrder>;

export type RevisedRoles = StoredRoles & { revision: number };
