import { type PlatformPermission, rolesWith } from '#contract/permissions/permissions.rules.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from './person-key.ts';

/**
 * SQL condition: one of the platform roles of a person `u` of any company allows writing with the permission. Their company must
 * be active, as nobody of a closed one can sign in.
 */
export function mayOnPlatform(permission: PlatformPermission): Text {
  const roles = JSON.stringify(rolesWith(permission, 'write'));
  return sql`u.is_admin and u.active and u.confirmed and u.admin_roles && array(select jsonb_array_elements_text(${roles}::jsonb))
    and exists (select from companies own where own.id = u.company_id and own.active)`;
}

/** A `from` of the people `u` of any company, except one person, whose platform roles allow writing with the permission. */
export const othersOnPlatform = (permission: PlatformPermission, { companyId, userId }: PersonKey): Text =>
  sql`users u where ${mayOnPlatform(permission)} and (u.company_id, u.id) <> (${companyId}::bigint, ${userId}::bigint)`;
