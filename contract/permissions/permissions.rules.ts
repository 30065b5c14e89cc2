// Which role may do what in administration: fixed bundles, several of them at once. Both sides decide by this one table.

import { type AdminRole, COMPANY_ROLES, type CompanyRole, type Roles } from './roles.ts';

/** Who writes reads as well. */
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
  /** Ending somebody's sessions, their one-time code, a link to a new password. */
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
  /** Of what one may write oneself. */
  'platform.approvals': grants<AdminRole>(['owner', 'operations', 'content', 'finance']),
};

const owned = grants<CompanyRole>(['owner']);

const COMPANY = {
  'company.people': grants<CompanyRole>(['owner', 'people'], ['budgets', 'reviewer']),
  'company.budgets': grants<CompanyRole>(['owner', 'budgets']),
  /** With names and files. */
  'company.requests': grants<CompanyRole>(['owner', 'reviewer']),
  'company.core': owned,
  'company.settings': owned,
  'company.roles': owned,
  'company.audit': owned,
  /** Without names, in groups of five or more. */
  'company.reports': grants<CompanyRole>([], COMPANY_ROLES),
  'company.reports.names': grants<CompanyRole>([], ['owner', 'budgets']),
};

export type PlatformPermission = keyof typeof PLATFORM;
export type CompanyPermission = keyof typeof COMPANY;
/** The summary, people's budgets, orders and requests of one's company, to be read. */
export type CorporatePermission = 'corporate.overview';
/** What one may do, as a word; `any` is what every role of that site may. */
export type Permission = PlatformPermission | CompanyPermission | CorporatePermission | 'platform.any' | 'company.any';

export const PLATFORM_PERMISSIONS = Object.keys(PLATFORM) as PlatformPermission[];
export const COMPANY_PERMISSIONS = Object.keys(COMPANY) as CompanyPermission[];

export type Access = 'write' | 'read';

/** What a person of these roles may do with what the permission names; null for nothing. */
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

/** Every permission that these roles have, to write or to read only, in the order of the table. */
export function permissionsOf(roles: Roles): Permission[] {
  const all: Permission[] = [...PLATFORM_PERMISSIONS, ...COMPANY_PERMISSIONS, 'corporate.overview'];
  return all.filter((permission) => mayRead(roles, permission));
}

/** The roles with which one has this permission, so that somebody can be asked who holds one of them. */
export function rolesWith(permission: PlatformPermission, access: Access): readonly AdminRole[];
export function rolesWith(permission: CompanyPermission, access: Access): readonly CompanyRole[];
export function rolesWith(permission: PlatformPermission | CompanyPermission, access: Access) {
  const { write, read } = isOfPlatform(permission) ? PLATFORM[permission] : COMPANY[permission];
  return access === 'write' ? write : [...write, ...read];
}

/** An auditor only looks: nobody is one who may also write, on the platform or in a company. */
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
