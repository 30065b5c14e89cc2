import { rolesWith } from '#contract/permissions/permissions.rules.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

const ROLES = JSON.stringify(rolesWith('platform.announcements', 'write'));

/** In a statement: the people `u` of any company, but somebody, who could approve what that person sends. */
export const approvers = ({
  companyId,
  userId,
}: PersonKey): Text => sql`users u where u.is_admin and u.active and u.confirmed
  and (u.company_id, u.id) <> (${companyId}::bigint, ${userId}::bigint)
  and u.admin_roles && array(select jsonb_array_elements_text(${ROLES}::jsonb))`;
