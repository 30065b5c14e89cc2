import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { accounts } from '../budgets/budgets.table.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { post } from '../outbox/post.ts';
import { setPassword } from '../password-reset/set-password.ts';
import { changePerson, isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { NO_NEW_ADDRESS } from '../people/no-new-address.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { holdAddress, lockAddress } from '../registration/one-address.ts';
import { forgetTyped } from '../registration/typed-password.ts';
import { countPlatformOwners, lockPlatform } from './last-owner.ts';
import { noteRoles } from './note-roles.ts';

interface Wanted {
  /** Lower case. */
  email: string;
  /** Null to send an e-mail with a link to choose a password. */
  passwordHash: string | null;
  /** Whether there may be an owner already. */
  recover: boolean;
  now: Date;
}

const COMPANY = { name: 'Izbor', country: 'RS', currency: 'RSD', cardColor: 'evergreen' } as const;

/**
 * Makes a person an owner of the platform: the one who has confirmed the address, else a new person in the company "Izbor", which
 * is created if there is none. Passwords that others may have set for the address become invalid (decision 184). Answers whether
 * it was done: not while there is an active owner, unless `recover`.
 */
export function makeOwner(database: Database, { email, passwordHash, recover, now }: Wanted): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockPlatform(transaction);
    if (!recover && (await countPlatformOwners(transaction)) > 0) return false;
    const person = await findAccount(transaction, email, now);
    await lockPerson(transaction, person);
    const { before, after, revision } = await withOwner(transaction, person);
    await changePerson(transaction, person, { adminRoles: after, active: true, ...NO_NEW_ADDRESS }, now);
    await noteRoles(transaction, 'command', {
      person,
      before: { admin_roles: before },
      after: { admin_roles: after },
      revision,
      now,
    });
    if (passwordHash === null) {
      await forgetTyped(transaction, person, now);
      const { companyId, userId } = person;
      await post(transaction, { companyId, kind: 'password_reset', payload: { userId }, now });
    } else {
      // The address counts as confirmed, because running this command is proof enough.
      await changePerson(transaction, person, { confirmed: true });
      await setPassword(transaction, person, { passwordHash, now });
    }
    return true;
  });
}

/** An unconfirmed account in another company is left as it is; the address now leads to the new account. */
async function findAccount(transaction: Transaction, email: string, now: Date): Promise<PersonKey> {
  const holder = await lockAddress(transaction, email);
  if (holder?.confirmed) return holder;
  const companyId = await findCompany(transaction, now);
  const userId = await findPerson(transaction, { companyId, email, now });
  await holdAddress(transaction, email, { companyId, userId, isKnown: holder !== null });
  return { companyId, userId };
}

async function findCompany(transaction: Transaction, now: Date): Promise<number> {
  const [found] = await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.name, COMPANY.name));
  if (found) return found.id;
  const code = `IZBOR-${randomBytes(5).toString('hex').toUpperCase()}`;
  const values = Object.assign({ code, createdAt: now }, COMPANY);
  const [made] = await transaction.insert(companies).values(values).returning({ id: companies.id });
  if (!made) throw new Error('no company was made');
  return made.id;
}

interface Newcomer {
  companyId: number;
  email: string;
  now: Date;
}

async function findPerson(transaction: Transaction, { companyId, email, now }: Newcomer): Promise<number> {
  const there = and(eq(users.companyId, companyId), eq(users.email, email));
  const [found] = await transaction.select({ id: users.id }).from(users).where(there);
  if (found) return found.id;
  const values = { companyId, email, confirmed: false, companyRoles: ['owner' as const], createdAt: now };
  const [made] = await transaction.insert(users).values(values).returning({ id: users.id });
  if (!made) throw new Error('no person was made');
  await transaction.insert(accounts).values(Object.assign({ companyId, userId: made.id }, FLEXIBLE));
  return made.id;
}

async function withOwner(transaction: Transaction, person: PersonKey) {
  const { adminRoles: roles, revision } = users;
  const [row] = await transaction.select({ roles, revision }).from(users).where(isPerson(person));
  const before = row?.roles ?? [];
  // An auditor writes nothing, so who writes is none.
  const others = before.filter((role) => role !== 'owner' && role !== 'auditor');
  return { before, after: ['owner' as const, ...others], revision: (row?.revision ?? 0) + 1 };
}
