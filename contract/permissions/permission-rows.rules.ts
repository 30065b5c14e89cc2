import {
  type Access,
  accessTo,
  COMPANY_PERMISSIONS,
  type CompanyPermission,
  PLATFORM_PERMISSIONS,
  type PlatformPermission,
} from './permissions.rules.ts';
import { ADMIN_ROLES, type AdminRole, COMPANY_ROLES, type CompanyRole, type Roles } from './roles.ts';

/** Access of each role to a group of permissions; the permissions of a row have the same access in all roles. */
export interface PermissionRow<Role> {
  permissions: readonly (PlatformPermission | CompanyPermission)[];
  /** One entry per role, in their order; null for no access. */
  access: readonly { role: Role; access: Access | null }[];
}

/** Access of each platform role, with equal permissions joined into one row. */
export const platformRows = (): PermissionRow<AdminRole>[] =>
  rowsOf(PLATFORM_PERMISSIONS, ADMIN_ROLES, (role) => ({
    admin_roles: [role],
    company_roles: [],
    corporate_account: false,
  }));

/** Access of each company role, with equal permissions joined into one row. */
export const companyRows = (): PermissionRow<CompanyRole>[] =>
  rowsOf(COMPANY_PERMISSIONS, COMPANY_ROLES, (role) => ({
    admin_roles: [],
    company_roles: [role],
    corporate_account: false,
  }));

/** Shown as reading: nobody edits the log of changes. Write access there means recomputing its seals. */
const READ_ONLY: readonly string[] = ['platform.audit', 'company.audit'];

function rowsOf<Role>(
  permissions: readonly (PlatformPermission | CompanyPermission)[],
  roles: readonly Role[],
  holding: (role: Role) => Roles,
): PermissionRow<Role>[] {
  const accessOf = (permission: PlatformPermission | CompanyPermission) =>
    roles.map((role) => {
      const access = accessTo(holding(role), permission);
      return { role, access: access !== null && READ_ONLY.includes(permission) ? ('read' as const) : access };
    });
  const rows = new Map<string, PermissionRow<Role> & { permissions: (PlatformPermission | CompanyPermission)[] }>();
  for (const permission of permissions) {
    const access = accessOf(permission);
    const alike = JSON.stringify(access);
    const row = rows.get(alike) ?? { permissions: [], access };
    row.permissions.push(permission);
    rows.set(alike, row);
  }
  return [...rows.values()];
}
