import { mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import type { Transaction } from '../database/database.ts';
import { sql, type Text } from '../database/text.ts';
import { rolesOf } from './close-account.ts';

/**
 * Checks that the caller may change the address of this person. Control of the mailbox means control of the account, so the address of a
 * person with roles is only changed by those who could give these roles: platform roles by owners of the platform, company roles by owners
 * of the company and by the platform's admins for security. `row` is the person's row. Throws permissionMissing.
 */
export async function checkMayMove(transaction: Transaction, by: Caller, row: Fields & { revision: number }) {
  const { admin_roles, company_roles, corporate_account } = rolesOf(row);
  const isOfCompany = company_roles.length > 0 || corporate_account;
  const wanted: Permission[] =
    admin_roles.length > 0
      ? ['platform.roles']
      : isOfCompany
        ? [...(Number(row.company_id) === by.companyId ? (['company.roles'] as const) : []), 'platform.people.security']
        : [];
  const [first] = wanted;
  if (first === undefined || wanted.some((each) => mayWrite(by.roles, each) && !lacksCode(by, each))) return;
  throw permissionMissing(first, await readPermissionHolders(transaction, by.companyId, first));
}

/** The part of a caller that decides which roles they could give. */
export type RoleGiver = Acting & Pick<Caller, 'roles' | 'hasCode'>;

/** SQL condition: a person `u` has administrative roles that the caller could not give, by the rule above. */
export function holdsMore(by: RoleGiver): Text {
  const may = (permission: Permission) => mayWrite(by.roles, permission) && !lacksCode(by, permission);
  const isOthers = sql`(u.is_company_admin or u.corporate_account)`;
  const ofCompany = may('platform.people.security')
    ? sql`false`
    : may('company.roles')
      ? sql`${isOthers} and u.company_id <> ${by.companyId}::bigint`
      : isOthers;
  return may('platform.roles') ? ofCompany : sql`(u.is_admin or ${ofCompany})`;
}

// Owners of the platform need a one-time code for platform permissions, on every site.
const lacksCode = (by: RoleGiver, permission: Permission): boolean =>
  permission.startsWith('platform.') && by.roles.admin_roles.includes('owner') && !by.hasCode;
