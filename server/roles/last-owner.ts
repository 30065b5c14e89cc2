import type { Roles } from '#contract/permissions/roles.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { lastOwner } from './roles.errors.ts';

// No two locks of the database have the same number by chance.
const OWNERS_LOCK = 7_405_119;

/**
 * Serialises all transactions that remove an owner's role or end an owner, on the platform and in a company. Taken before the
 * locks of people's rows, so that the counted owners stay so.
 */
export async function lockOwners(transaction: Transaction, { companyId }: { companyId: number }): Promise<void> {
  await lockPlatform(transaction);
  await lockCompany(transaction, companyId);
}

/** Serialises the transactions that remove owners of the platform. */
export async function lockPlatform(transaction: Transaction): Promise<void> {
  await lockAll(transaction, {});
}

const lockAll = statement('lock_platform_owners', of<object>, () => sql`select pg_advisory_xact_lock(${OWNERS_LOCK})`);

/** The number of active owners of the platform. */
export async function countPlatformOwners(database: Database | Transaction): Promise<number> {
  const [others] = await countOthers(database, { companyId: 0, userId: 0 });
  return others?.platform ?? 0;
}

type Owning = Pick<Roles, 'admin_roles' | 'company_roles'>;

/**
 * Throws lastOwner when the change would leave the platform or the company without an owner. An owner whose last day is set does
 * not count. Call after `lockOwners`.
 */
export async function keepOwners(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { before, after }: { before: Owning; after: Owning },
): Promise<void> {
  const [others] = await countOthers(transaction, { companyId, userId });
  if (!others) throw new Error('A count without a row');
  if (ceases(before.admin_roles, after.admin_roles) && others.platform === 0) throw lastOwner();
  if (ceases(before.company_roles, after.company_roles) && others.company === 0) throw lastOwner();
}

/** The numbers of owners of the platform and of a company who stay (no last day set). */
export async function countOwners(transaction: Transaction, { companyId }: { companyId: number }) {
  const [owners] = await countOthers(transaction, { companyId, userId: 0 });
  if (!owners) throw new Error('A count without a row');
  return owners;
}

/** Whether this person is the last owner of the platform or of the company. */
export async function isLastOwner(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
): Promise<boolean> {
  const [found] = await findLastOwner(database, { companyId, userId });
  return found?.is_last ?? false;
}

const ceases = (before: readonly string[], after: readonly string[]) =>
  before.includes('owner') && !after.includes('owner');

const isThere = sql`u.active and u.confirmed`;
/** SQL condition: a person `u` of a company `c` is an owner of the platform, even if their last day is set. */
export const isOwnerOfPlatform = sql`('owner' = any(u.admin_roles) and ${isThere} and c.active)`;
/** SQL condition: a person `u` is an owner of their company, even if their last day is set. */
export const isOwner = sql`('owner' = any(u.company_roles) and ${isThere})`;
/** SQL condition: a person `u` of a company `c` is an owner of the platform, and no last day is set. */
export const staysOwnerOfPlatform = sql`(${isOwnerOfPlatform} and u.ends_on is null)`;
/** SQL condition: a person `u` is an owner of their company, and no last day is set. */
export const staysOwner = sql`(${isOwner} and u.ends_on is null)`;

const others = sql`(select count(*)::integer from users u join companies c on c.id = u.company_id
    where u.is_admin and ${staysOwnerOfPlatform} and (u.company_id, u.id) <> (${number('companyId')}, ${number('userId')}))`;
const othersOfCompany = sql`(select count(*)::integer from users u where u.company_id = ${number('companyId')} and u.is_company_admin
    and ${staysOwner} and u.id <> ${number('userId')})`;

const countOthers = statement(
  'count_other_owners',
  of<{ platform: number; company: number }>,
  () => sql`select ${others} as platform, ${othersOfCompany} as company`,
);

const findLastOwner = statement(
  'is_last_owner',
  of<{ is_last: boolean }>,
  () => sql`
    select ('owner' = any(p.admin_roles) and ${others} = 0) or ('owner' = any(p.company_roles) and ${othersOfCompany} = 0) as is_last
    from users p where p.company_id = ${number('companyId')} and p.id = ${number('userId')}`,
);
