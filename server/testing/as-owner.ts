import type { PersonKey } from '../people/person-key.ts';
import type { RoleGiver } from '../staff/may-move-address.ts';

/** An owner of their company, for functions that check which roles the caller could give. */
export const asOwner = ({ companyId, userId }: PersonKey): RoleGiver => ({
  companyId,
  userId,
  roles: { admin_roles: [], company_roles: ['owner'], corporate_account: false },
  hasCode: false,
});
