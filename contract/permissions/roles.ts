export const ADMIN_ROLES = ['owner', 'operations', 'content', 'finance', 'auditor'] as const;
/** A role on the platform, across all companies. */
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const COMPANY_ROLES = ['owner', 'people', 'budgets', 'reviewer', 'reports'] as const;
/** A role in the person's own company. */
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Roles of a person as `me` returns them. */
export interface Roles {
  admin_roles: readonly AdminRole[];
  company_roles: readonly CompanyRole[];
  corporate_account: boolean;
}
