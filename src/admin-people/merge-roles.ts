import type { Roles } from '#contract/permissions/roles.ts';
import type { RoleFilter } from '#contract/staff/platform-people.contract.ts';

/** Roles that two people changed from the same ones: what either of them gave is there, what either took is not. */
export function mergeRoles(base: Roles, mine: Roles, theirs: Roles): Roles {
  return {
    admin_roles: joined(base.admin_roles, mine.admin_roles, theirs.admin_roles),
    company_roles: joined(base.company_roles, mine.company_roles, theirs.company_roles),
    corporate_account:
      mine.corporate_account === base.corporate_account ? theirs.corporate_account : mine.corporate_account,
  };
}

/** The roles that are in the first and not in the second. */
export function rolesBeyond(some: Roles, others: Roles): RoleFilter[] {
  const there = namesOf(others);
  return namesOf(some).filter((name) => !there.includes(name));
}

export const areSame = (some: Roles, others: Roles): boolean =>
  rolesBeyond(some, others).length + rolesBeyond(others, some).length === 0;

function joined<Role>(base: readonly Role[], mine: readonly Role[], theirs: readonly Role[]): Role[] {
  const given = mine.filter((role) => !base.includes(role) && !theirs.includes(role));
  const left = theirs.filter((role) => mine.includes(role) || !base.includes(role));
  return [...left, ...given];
}

const namesOf = ({ admin_roles, company_roles, corporate_account }: Roles): RoleFilter[] => [
  ...admin_roles.map((role) => `admin.${role}` as const),
  ...company_roles.map((role) => `company.${role}` as const),
  ...(corporate_account ? (['corporate'] as const) : []),
];
