import type { PermissionRow } from '#contract/permissions/permission-rows.rules.ts';
import type { Access, CompanyPermission, PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { RoleHolder } from '#contract/staff/role-holders.contract.ts';
import type { Found } from '../ground/found.ts';

/** Somebody who has roles, as their page shows them. */
export interface ShownHolder
  extends Pick<RoleHolder, 'state' | 'ends_on' | 'invitation' | 'pending_email' | 'is_last_owner'> {
  key: number;
  name: string;
  /** Beside the name: the company, or the e-mail. */
  detail: string;
  /** The form of the person. */
  to: string;
  isSelf: boolean;
  /** By their keys. */
  roles: readonly string[];
  /** Opens their roles. */
  onRoles: () => void;
}

/** A role of the site, with what it lets one do. */
export interface ShownRole {
  key: string;
  name: string;
  /** In a sentence. */
  may: string;
  /** How many have it; null while that is not known. */
  people: number | null;
  holders: readonly ShownHolder[];
  /** The list of people, narrowed to those who have it. */
  to: string;
}

export interface RolesViewProps {
  roles: readonly ShownRole[];
  rows: readonly PermissionRow<string>[];
  /** All who have a role. */
  holders: Found<readonly ShownHolder[]>;
  /** Finds somebody to give a role to; nothing for who may only read. */
  onGive?: (() => void) | undefined;
}

/** What a role may do, of all that somebody may do on the site. */
export interface RoleGrant {
  permissions: readonly (PlatformPermission | CompanyPermission)[];
  access: Access;
}

/** What a role may do, row by row, without what it does not see. */
export function grantsOf(rows: readonly PermissionRow<string>[], role: string): RoleGrant[] {
  return rows.flatMap(({ permissions, access }) => {
    const mine = access.find((each) => each.role === role)?.access ?? null;
    return mine === null ? [] : { permissions, access: mine };
  });
}
