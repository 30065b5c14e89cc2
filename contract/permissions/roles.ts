export const ADMIN_ROLES = ['owner', 'operations', 'content', 'finance', 'auditor'] as const;
/** A role on the platform, over all companies. */
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const COMPANY_ROLES = ['owner', 'people', 'budgets', 'reviewer', 'reports'] as const;
/** A role in one's own company. */
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The roles of a person, as `me` says them. */
export interface Roles {
  admin_roles: readonly AdminRole[];
  company_roles: readonly CompanyRole[];
  corporate_account: boolean;
}
