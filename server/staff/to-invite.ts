import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { ToInvite } from '../registration/send-invitations.ts';

/**
 * Of a task that invites: whom, in this order, when the mails leave (null for at once), of which company, unless it is the one of whoever
 * asked, and which import brought them.
 */
export type InvitePayload = { ids: number[]; sendAt: string | null; companyId?: number; importId?: number };

/** The addresses of people of a company, whatever has become of them. */
export function readToInvite(transaction: Transaction, companyId: number, ids: readonly number[]): Promise<ToInvite[]> {
  return ask<ToInvite>(
    transaction,
    sql`
    select email, language from users where company_id = ${companyId}
      and id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as ids (id)) order by id`,
  );
}
