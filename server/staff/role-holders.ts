import { ADMIN_ROLES, type AdminRole, COMPANY_ROLES, type CompanyRole } from '#contract/permissions/roles.ts';
import { MOST_HOLDERS, type PlatformHolder, type RoleHolder } from '#contract/staff/role-holders.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { list, sql, type Text } from '../database/text.ts';
import { staysOwner, staysOwnerOfPlatform } from '../roles/last-owner.ts';
import { listedColumns, userColumns } from './staff-columns.ts';

export interface RoleHolders<Role, Holder> {
  roles: { role: Role; people: number }[];
  results: Holder[];
}

/** People with a role on the platform, in one statement. */
export const readPlatformHolders = (database: Database, now: Date): Promise<RoleHolders<AdminRole, PlatformHolder>> =>
  readHolders(database, {
    from: sql`users u join companies c on c.id = u.company_id`,
    where: sql`u.is_admin`,
    columns: sql`${listedColumns(now)}, ${userColumns}`,
    held: sql`u.admin_roles`,
    roles: ADMIN_ROLES,
    stays: staysOwnerOfPlatform,
  });

/** People with a role in a company, in one statement. */
export const readCompanyHolders = (
  database: Database,
  { companyId, now }: { companyId: number; now: Date },
): Promise<RoleHolders<CompanyRole, RoleHolder>> =>
  readHolders(database, {
    from: sql`users u`,
    where: sql`u.company_id = ${companyId} and u.is_company_admin`,
    columns: listedColumns(now),
    held: sql`u.company_roles`,
    roles: COMPANY_ROLES,
    stays: staysOwner,
  });

interface Site<Role> {
  /** FROM clause with people as `u`. */
  from: Text;
  where: Text;
  columns: Text;
  /** SQL for the roles of a person on that site. */
  held: Text;
  roles: readonly Role[];
  /** SQL condition: a person is an owner there without a last day. */
  stays: Text;
}

/** A person, with the number of people who have each role. */
type Row<Role extends string, Holder> = Holder & { people: Record<Role, number> };

async function readHolders<Role extends string, Holder>(
  database: Database,
  { from, where, columns, held, roles, stays }: Site<Role>,
): Promise<RoleHolders<Role, Holder>> {
  const owns = sql`'owner' = any(${held})`;
  const counted = roles.map((role) => sql`${role}::text, count(*) filter (where ${role} = any(${held})) over ()`);
  const results = await ask<Row<Role, Holder>>(
    database,
    sql`
    select ${columns}, jsonb_build_object(${list(...counted)}) as people,
      ${owns} and count(*) filter (where ${stays}) over () = (${stays})::integer as is_last_owner
    from ${from} where ${where}
    order by ${owns} desc, u.sort_key collate "C", u.company_id, u.id limit ${MOST_HOLDERS}`,
  );
  return { roles: roles.map((role) => ({ role, people: results[0]?.people[role] ?? 0 })), results };
}
