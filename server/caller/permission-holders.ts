import type { CompanyPermission, Permission } from '#contract/permissions/permissions.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import { mayInCompany } from '../people/may-in-company.ts';

const MOST = 3;

/** People who can be asked for a missing permission: in a company those who have it, on the platform its owners. At most three names. */
export async function readPermissionHolders(
  database: Database | Transaction,
  companyId: number,
  permission: Permission,
): Promise<string[]> {
  const holds = isOfCompany(permission)
    ? sql`u.company_id = ${companyId} and ${mayInCompany(permission)}`
    : sql`u.is_admin and 'owner' = any(u.admin_roles)`;
  const rows = await ask<{ name: string }>(
    database,
    sql`
    select ${fullName('u')} as name
    from users u join companies c on c.id = u.company_id
    where ${holds} and u.active and u.confirmed and c.active
    order by u.company_id, u.id limit ${MOST}`,
  );
  return rows.map(({ name }) => name);
}

const isOfCompany = (permission: Permission): permission is CompanyPermission => permission.startsWith('company.');
