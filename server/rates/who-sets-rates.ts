import { rolesWith } from '#contract/permissions/permissions.rules.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The people `u` of any company, but somebody, who may set rates: they approve what that person proposes. */
export function othersWhoSet({ companyId, userId }: PersonKey): Text {
  const roles = rolesWith('platform.rates', 'write');
  return sql`users u where u.is_admin and u.active and u.confirmed and not (u.company_id = ${companyId} and u.id = ${userId})
    and u.admin_roles && array(select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb))`;
}
