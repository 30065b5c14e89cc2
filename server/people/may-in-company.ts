import { type CompanyPermission, rolesWith } from '#contract/permissions/permissions.rules.ts';
import { sql, type Text } from '../database/text.ts';

/**
 * Whether a person `u` may write there by one of their roles in the company, or read what nobody writes; in a `where` that names the
 * company.
 */
export function mayInCompany(permission: CompanyPermission): Text {
  const writing = rolesWith(permission, 'write');
  const roles = (writing.length > 0 ? writing : rolesWith(permission, 'read')).map((role) => `'${role}'`);
  // is_company_admin finds them by the index of those few.
  return sql.raw(`u.is_company_admin and u.company_roles && array[${roles.join(', ')}]`);
}
