import { mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import { readHolders } from '../caller/holders.ts';
import type { Transaction } from '../database/database.ts';
import { sql, type Text } from '../database/text.ts';
import { rolesOf } from './close-account.ts';

/**
 * Whoever has the mailbox of an address has its account in the end, so who has roles is moved to another one only by whoever could
 * give these roles: of the platform its owners, of a company its owners and those on the platform who look after how people sign in.
 * `row` is the person's row. Throws permissionMissing.
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
  throw permissionMissing(first, await readHolders(transaction, by.companyId, first));
}

/** As much of whoever asks as says which roles they could give. */
export type RoleGiver = Acting & Pick<Caller, 'roles' | 'hasCode'>;

/** Whether a person `u` has roles of administration that whoever asks could not give, by the same rule. */
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

// An owner of the platform writes there only with a one-time code, through whichever site.
const lacksCode = (by: RoleGiver, permission: Permission): boolean =>
  permission.startsWith('platform.') && by.roles.admin_roles.includes('owner') && !by.hasCode;
