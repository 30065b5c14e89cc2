import type { Currency } from '#contract/money/money.rules.ts';
import { settleProposal } from '../admin-approvals/propose-to-platform.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { noteRate } from './note-rate.ts';
import { openSince } from './rate-row.ts';
import { tellProposer } from './tell-rates.ts';

/** Expires the proposal of a locked rate that has waited for seven days, and notifies the proposer. */
export async function expireRate(transaction: Transaction, currency: Currency, now: Date): Promise<void> {
  // At most one proposal waits per currency.
  const [over] = await ask<{ id: number; companyId: number; proposedBy: number; perEuroWas: number; perEuro: number }>(
    transaction,
    sql`
    update rate_changes set status = 'expired', decided_at = ${now.toISOString()}::timestamptz
    where currency = ${currency}::currency and status = 'waiting' and created_at <= ${openSince(now)}::timestamptz
    returning id, company_id as "companyId", proposed_by as "proposedBy", per_euro_was as "perEuroWas", per_euro as "perEuro"`,
  );
  if (!over) return;
  const { id, perEuroWas, perEuro } = over;
  await settleProposal(transaction, sql`a.rate_change_id = ${id}::integer`, { ended: 'expired', by: 'job', now });
  await noteRate(transaction, 'job', { kind: 'rate.expired', currency, perEuroWas, perEuro, now });
  await tellProposer(transaction, Object.assign({ currency }, over), { told: 'expired', by: null, now });
}
