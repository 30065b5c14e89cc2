import {
  type Access,
  accessTo,
  COMPANY_PERMISSIONS,
  type CompanyPermission,
  PLATFORM_PERMISSIONS,
  type PlatformPermission,
} from './permissions.rules.ts';
import { ADMIN_ROLES, type AdminRole, COMPANY_ROLES, type CompanyRole, type Roles } from './roles.ts';

/** What the roles of a site may do with permissions that all of them have alike. */
export interface PermissionRow<Role> {
  permissions: readonly (PlatformPermission | CompanyPermission)[];
  /** In the order of the roles; null for nothing. */
  access: readonly { role: Role; access: Access | null }[];
}

/** What each role of the platform may do, in as few rows as say it. */
export const platformRows = (): PermissionRow<AdminRole>[] =>
  rowsOf(PLATFORM_PERMISSIONS, ADMIN_ROLES, (role) => ({
    admin_roles: [role],
    company_roles: [],
    corporate_account: false,
  }));

/** What each role of a company may do there, in as few rows as say it. */
export const companyRows = (): PermissionRow<CompanyRole>[] =>
  rowsOf(COMPANY_PERMISSIONS, COMPANY_ROLES, (role) => ({
    admin_roles: [],
    company_roles: [role],
    corporate_account: false,
  }));

/** Nobody changes what was: who writes there reckons its seals anew. */
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
