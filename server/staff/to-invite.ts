import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { ToInvite } from '../registration/send-invitations.ts';

/**
 * Payload of a task that invites: ids in order, when mails are sent (null for immediately), the company unless it is the one of the person
 * who started the task, and the import that added these people.
 */
export type InvitePayload = { ids: number[]; sendAt: string | null; companyId?: number; importId?: number };

/** Addresses of people of a company, whatever their present state. */
export function readToInvite(transaction: Transaction, companyId: number, ids: readonly number[]): Promise<ToInvite[]> {
  return ask<ToInvite>(
    transaction,
    sql`
    select email, language from users where company_id = ${companyId}
      and id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as ids (id)) order by id`,
  );
}
