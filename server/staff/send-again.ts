import type { Acting, Caller } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { tooOften } from '../registration/registration.errors.ts';
import { sendInvitations, type ToInvite } from '../registration/send-invitations.ts';
import { hasAccount } from './staff.errors.ts';

interface Sending {
  by: Acting & Pick<Caller, 'language'>;
  companyId: number;
  id: number;
  now: Date;
}

/** Sends a new invitation to the address of an earlier one; returns its id. Throws notFound, hasAccount, or tooOften. */
export function sendAgain(database: Database, { by, companyId, id, now }: Sending): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const [invited] = await ask<ToInvite>(
      transaction,
      sql`
      select i.email, coalesce(u.language::text, ${by.language}) as language
      from invitations i left join users u on u.company_id = i.company_id and u.email = i.email
      where i.company_id = ${companyId} and i.id = ${id}`,
    );
    if (!invited) throw notFound();
    const [answer] = await sendInvitations(transaction, { companyId, by, invited: [invited], now });
    if (answer?.outcome === 'limit') throw tooOften();
    if (!answer?.id) throw hasAccount();
    return answer.id;
  });
}
