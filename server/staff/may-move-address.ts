import { mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Caller } from '../caller/caller.ts';
import { readHolders } from '../caller/holders.ts';
import type { Transaction } from '../database/database.ts';
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

// An owner of the platform writes there only with a one-time code, through whichever site.
const lacksCode = (by: Caller, permission: Permission): boolean =>
  permission.startsWith('platform.') && by.roles.admin_roles.includes('owner') && !by.hasCode;
