import type { PermissionRow } from '#contract/permissions/permission-rows.rules.ts';
import type { Access, CompanyPermission, PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { RoleHolder } from '#contract/staff/role-holders.contract.ts';
import type { Found } from '../ground/found.ts';

/** A holder of roles on the page of roles. */
export interface ShownHolder
  extends Pick<RoleHolder, 'state' | 'ends_on' | 'invitation' | 'pending_email' | 'is_last_owner'> {
  key: number;
  name: string;
  /** Text beside the name: the company, or the e-mail. */
  detail: string;
  /** Address of the form of the person. */
  to: string;
  isSelf: boolean;
  /** Keys of the roles. */
  roles: readonly string[];
  /** Opens the roles of the person. */
  onRoles: () => void;
}

/** A role of the site, with its permissions. */
export interface ShownRole {
  key: string;
  name: string;
  /** The permissions in a sentence. */
  may: string;
  /** Number of holders; null while it is unknown. */
  people: number | null;
  holders: readonly ShownHolder[];
  /** Address of the list of people, filtered by this role. */
  to: string;
}

export interface RolesViewProps {
  roles: readonly ShownRole[];
  rows: readonly PermissionRow<string>[];
  /** All holders of any role. */
  holders: Found<readonly ShownHolder[]>;
  /** Opens the search for a person to give a role to; undefined for admins who may only read. */
  onGive?: (() => void) | undefined;
}

/** Permissions of a role with the same access. */
export interface RoleGrant {
  permissions: readonly (PlatformPermission | CompanyPermission)[];
  access: Access;
}

/** The permissions of a role, row by row, without those that it does not have. */
export function grantsOf(rows: readonly PermissionRow<string>[], role: string): RoleGrant[] {
  return rows.flatMap(({ permissions, access }) => {
    const mine = access.find((each) => each.role === role)?.access ?? null;
    return mine === null ? [] : { permissions, access: mine };
  });
}
