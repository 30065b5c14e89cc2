// Permissions of each administration role: fixed bundles, of which a person can have several. Client and server decide by this table.

import { type AdminRole, COMPANY_ROLES, type CompanyRole, type Roles } from './roles.ts';

/** Roles with write access, which includes reading, and roles with read access only. */
interface Grants<Role> {
  write: readonly Role[];
  read: readonly Role[];
}

const grants = <Role>(write: readonly Role[], read: readonly Role[] = []): Grants<Role> => ({ write, read });

const managed = grants<AdminRole>(['owner', 'operations'], ['auditor']);
const published = grants<AdminRole>(['owner', 'content'], ['operations', 'finance', 'auditor']);
const served = grants<AdminRole>(['owner', 'operations', 'finance'], ['auditor']);
const priced = grants<AdminRole>(['owner', 'finance'], ['auditor']);
const governed = grants<AdminRole>(['owner'], ['auditor']);

const PLATFORM = {
  'platform.companies': managed,
  'platform.people': managed,
  /** Ending a person's sessions, removing their one-time code, sending a link for a new password. */
  'platform.people.security': managed,
  'platform.catalogue': published,
  'platform.learning': published,
  'platform.content': published,
  'platform.announcements': published,
  'platform.orders': served,
  'platform.suggestions': served,
  'platform.rates': priced,
  'platform.coupons': priced,
  'platform.requests': grants<AdminRole>(['owner', 'operations'], ['finance', 'auditor']),
  'platform.roles': governed,
  'platform.settings': governed,
  'platform.audit': grants<AdminRole>(['owner', 'finance', 'auditor']),
  /** Approvals of those kinds for which the person has write permission. */
  'platform.approvals': grants<AdminRole>(['owner', 'operations', 'content', 'finance']),
};

const owned = grants<CompanyRole>(['owner']);

const COMPANY = {
  'company.people': grants<CompanyRole>(['owner', 'people'], ['budgets', 'reviewer']),
  'company.budgets': grants<CompanyRole>(['owner', 'budgets']),
  /** Requests with the names of people and their files. */
  'company.requests': grants<CompanyRole>(['owner', 'reviewer']),
  'company.core': owned,
  'company.settings': owned,
  'company.roles': owned,
  'company.audit': owned,
  /** Reports without names, in groups of at least five people. */
  'company.reports': grants<CompanyRole>([], COMPANY_ROLES),
  'company.reports.names': grants<CompanyRole>([], ['owner', 'budgets']),
};

export type PlatformPermission = keyof typeof PLATFORM;
export type CompanyPermission = keyof typeof COMPANY;
/** Read access to the overview of one's company: its people's budgets, orders and requests. */
export type CorporatePermission = 'corporate.overview';
/** Name of a permission; `any` is granted to every role of that site. */
export type Permission = PlatformPermission | CompanyPermission | CorporatePermission | 'platform.any' | 'company.any';

export const PLATFORM_PERMISSIONS = Object.keys(PLATFORM) as PlatformPermission[];
export const COMPANY_PERMISSIONS = Object.keys(COMPANY) as CompanyPermission[];

export type Access = 'write' | 'read';

/** Access that these roles give to a permission; null for none. */
export function accessTo(roles: Roles, permission: Permission): Access | null {
  if (permission === 'platform.any') return roles.admin_roles.length > 0 ? 'write' : null;
  if (permission === 'company.any') return roles.company_roles.length > 0 ? 'write' : null;
  if (permission === 'corporate.overview') return roles.corporate_account ? 'read' : null;
  return isOfPlatform(permission)
    ? granted(PLATFORM[permission], roles.admin_roles)
    : granted(COMPANY[permission], roles.company_roles);
}

export const mayRead = (roles: Roles, permission: Permission): boolean => accessTo(roles, permission) !== null;

export const mayWrite = (roles: Roles, permission: Permission): boolean => accessTo(roles, permission) === 'write';

/** All permissions of these roles, with read or write access, in the order of the table. */
export function permissionsOf(roles: Roles): Permission[] {
  const all: Permission[] = [...PLATFORM_PERMISSIONS, ...COMPANY_PERMISSIONS, 'corporate.overview'];
  return all.filter((permission) => mayRead(roles, permission));
}

/** Roles that give this access to a permission, so that a person can be told whom to ask. */
export function rolesWith(permission: PlatformPermission, access: Access): readonly AdminRole[];
export function rolesWith(permission: CompanyPermission, access: Access): readonly CompanyRole[];
export function rolesWith(permission: PlatformPermission | CompanyPermission, access: Access) {
  const { write, read } = isOfPlatform(permission) ? PLATFORM[permission] : COMPANY[permission];
  return access === 'write' ? write : [...write, ...read];
}

/** An auditor only reads: the role cannot be combined with one that may write, on the platform or in a company. */
export function mayBeCombined({ admin_roles: platform, company_roles: company }: Roles): boolean {
  if (!platform.includes('auditor')) return true;
  return platform.length === 1 && !COMPANY_PERMISSIONS.some((each) => granted(COMPANY[each], company) === 'write');
}

function granted<Role>({ write, read }: Grants<Role>, held: readonly Role[]): Access | null {
  if (held.some((role) => write.includes(role))) return 'write';
  return held.some((role) => read.includes(role)) ? 'read' : null;
}

export function isOfPlatform(permission: Permission): permission is PlatformPermission {
  return permission in PLATFORM;
}

export function isOfCompany(permission: Permission): permission is CompanyPermission {
  return permission in COMPANY;
}
