import { type PlatformPermission, rolesWith } from '#contract/permissions/permissions.rules.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from './person-key.ts';

/** In a statement: whether a person `u` of any company may write there by one of their roles on the platform. Nobody signs in whose company is closed. */
export function mayOnPlatform(permission: PlatformPermission): Text {
  const roles = JSON.stringify(rolesWith(permission, 'write'));
  return sql`u.is_admin and u.active and u.confirmed and u.admin_roles && array(select jsonb_array_elements_text(${roles}::jsonb))
    and exists (select from companies own where own.id = u.company_id and own.active)`;
}

/** In a statement: the people `u` of any company, but somebody, who may write there by one of their roles on the platform. */
export const othersOnPlatform = (permission: PlatformPermission, { companyId, userId }: PersonKey): Text =>
  sql`users u where ${mayOnPlatform(permission)} and (u.company_id, u.id) <> (${companyId}::bigint, ${userId}::bigint)`;
