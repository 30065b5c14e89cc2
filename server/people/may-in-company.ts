import { type CompanyPermission, rolesWith } from '#contract/permissions/permissions.rules.ts';
import { sql, type Text } from '../database/text.ts';

/**
 * SQL condition: one of the company roles of a person `u` allows writing with the permission (or reading, for one that is
 * read-only). The `where` must name the company.
 */
export function mayInCompany(permission: CompanyPermission): Text {
  const writing = rolesWith(permission, 'write');
  const roles = (writing.length > 0 ? writing : rolesWith(permission, 'read')).map((role) => `'${role}'`);
  // is_company_admin finds them by the index of those few.
  return sql.raw(`u.is_company_admin and u.company_roles && array[${roles.join(', ')}]`);
}
