import { and, eq } from 'drizzle-orm';
import { mayBeCombined } from '#contract/permissions/permissions.rules.ts';
import { ADMIN_ROLES, COMPANY_ROLES, type Roles } from '#contract/permissions/roles.ts';
import { sessions } from '../caller/caller.table.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { notify } from '../notifications/notify.ts';
import { post } from '../outbox/post.ts';
import { changePerson, isPerson } from '../people/change-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { lockPerson } from '../people/take-turn.ts';
import { keepOwners, lockOwners } from './last-owner.ts';
import { noteRoles } from './note-roles.ts';
import { auditorWrites, ownRoles } from './roles.errors.ts';
import { rolesChanged } from './roles.texts.ts';

interface Change {
  person: PersonKey;
  /** What is left out stays. */
  roles: Partial<Roles>;
  now: Date;
}

/**
 * Replaces roles of a person, ends their sessions and tells them; nothing of it when they have these already. Answers all
 * roles that they have then. Throws notFound, ownRoles, lastOwner or auditorWrites.
 */
export async function setRoles(database: Database, by: Acting, { person, roles, now }: Change): Promise<StoredRoles> {
  if (by.companyId === person.companyId && by.userId === person.userId) throw ownRoles();
  return inTransaction(database, async (transaction) => {
    await lockOwners(transaction, person);
    await lockPerson(transaction, person);
    const before = await readRoles(transaction, person);
    const after = inOrder({ ...before, ...roles });
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
    if (!mayBeCombined(after)) throw auditorWrites();
    await keepOwners(transaction, person, { before, after });
    const { admin_roles: adminRoles, company_roles: companyRoles, corporate_account: corporateAccount } = after;
    await changePerson(transaction, person, { adminRoles, companyRoles, corporateAccount });
    await noteRoles(transaction, by, { person, before, after, now });
    await signOut(transaction, person);
    await notify(transaction, person, rolesChanged(), now);
    const { companyId, userId } = person;
    await post(transaction, { companyId, kind: 'roles_changed', payload: { userId }, now });
    return after;
  });
}

/** The roles that a person has now. Throws notFound. */
export async function readRoles(database: Database | Transaction, person: PersonKey): Promise<StoredRoles> {
  const { adminRoles, companyRoles, corporateAccount } = users;
  const [row] = await database
    .select({ admin_roles: adminRoles, company_roles: companyRoles, corporate_account: corporateAccount })
    .from(users)
    .where(isPerson(person));
  if (!row) throw notFound();
  return inOrder(row);
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

async function signOut(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  await transaction.delete(sessions).where(and(eq(sessions.companyId, companyId), eq(sessions.userId, userId)));
}
