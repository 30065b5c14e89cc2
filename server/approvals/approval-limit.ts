import { eq } from 'drizzle-orm';
import type { ApprovalLimit } from '#contract/approvals/approvals.contract.ts';
import { limitOf } from '#contract/approvals/approvals.rules.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import { companies } from '../companies/companies.table.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { fullName } from '../people/full-name.ts';
import type { ApprovalKindOf } from './approval-kind.ts';
import { limitWaits, nobodyApproves } from './approvals.errors.ts';
import { propose } from './propose.ts';
import { mayDecide, othersWho } from './who-approves.ts';

interface Found {
  own: Minor | null;
  others: string[];
  owners: number;
  waiting: number | null;
}

const PERMISSION = 'company.settings';

async function read(database: Database | Transaction, caller: Caller): Promise<Found> {
  const { companyId } = caller;
  const [found] = await ask<Found>(
    database,
    sql`
    select c.approval_limit as own, (
        select coalesce(jsonb_agg(${fullName('u')} order by u.sort_key collate "C", u.id), '[]')
        from ${othersWho(caller, 'company.budgets')}) as others,
      (select count(*)::integer from ${othersWho(caller, PERMISSION)}) as owners,
      (select max(a.id) from approvals a where a.company_id = c.id and a.kind = 'limit' and a.status = 'waiting') as waiting
    from companies c where c.id = ${companyId}`,
  );
  if (!found) throw new Error(`no company ${companyId}`);
  return found;
}

/** The amount above which a company needs a second person. */
export async function readLimit(database: Database | Transaction, caller: Caller): Promise<ApprovalLimit> {
  const { currency } = caller;
  const { own, others, waiting } = await read(database, caller);
  return {
    limit: toMajor(limitOf(currency, own)),
    usual: toMajor(limitOf(currency, null)),
    currency,
    others,
    waiting,
  };
}

/** Lowers the limit, or proposes to raise it. Throws nobodyApproves and limitWaits. */
export async function setLimit(database: Database, caller: Caller, limit: Minor, now: Date): Promise<ApprovalLimit> {
  const { companyId, currency } = caller;
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const { own, owners, waiting } = await read(transaction, caller);
    const limitWas = limitOf(currency, own);
    if (limit < limitWas)
      await write(transaction, caller, { companyId, own: limit, before: limitWas, after: limit, now });
    if (limit > limitWas) {
      if (waiting !== null) throw limitWaits();
      if (owners === 0) throw nobodyApproves();
      const proposed = { kind: 'limit' as const, people: null, sum: limit, limitWas, currency, note: '' };
      await propose(transaction, caller, proposed, { permission: PERMISSION, now });
    }
    return readLimit(transaction, caller);
  });
}

interface Forgetting {
  companyId: number;
  /** The company's own limit; null for none. */
  own: Minor | null;
  /** The company's new currency. */
  currency: Currency;
  now: Date;
}

/**
 * Removes a company's own limit, which was in another currency, so that the default one applies. Its owners see that in the company's
 * history.
 */
export async function forgetLimit(
  transaction: Transaction,
  by: Acting,
  { companyId, own: before, currency, now }: Forgetting,
): Promise<void> {
  if (before === null) return;
  await write(transaction, by, { companyId, own: null, before, after: limitOf(currency, null), now });
}

interface Writing {
  companyId: number;
  /** The company's own limit; null for the default. */
  own: Minor | null;
  before: Minor;
  after: Minor;
  now: Date;
}

async function write(
  transaction: Transaction,
  by: Acting,
  { companyId, own, before, after, now }: Writing,
): Promise<void> {
  await transaction.update(companies).set({ approvalLimit: own }).where(eq(companies.id, companyId));
  const values = [{ field: 'approval_limit', before: toMajor(before), after: toMajor(after) }];
  await noteChange(transaction, by, { kind: 'company.changed', companyId, recordId: companyId, values }, now);
}

/** Approval of a higher limit by another owner. */
export const limitApproval: ApprovalKindOf = {
  permission: PERMISSION,
  world: async (database, { companyId, proposedBy, limitWas, sum, currency }) => {
    const [found] = await ask<{ own: Minor | null; may: boolean; currency: typeof currency }>(
      database,
      sql`
      select c.approval_limit as own, c.currency, exists (
        select from users u where u.company_id = c.id and u.id = ${proposedBy} and ${mayDecide(PERMISSION)}) as may
      from companies c where c.id = ${companyId}`,
    );
    const isOther = !found || limitOf(found.currency, found.own) !== limitWas;
    const stale = !found?.may ? 'proposer' : found.currency !== currency ? 'currency' : isOther ? 'limit' : null;
    return { people: null, sum, leftOut: [], leftCount: 0, stale, stands: '' };
  },
  approve: (transaction, { id, companyId, limitWas: before, sum: after }, by, now) => {
    const approving = Object.assign({}, by, { via: 'approval' as const, viaId: String(id) });
    return write(transaction, approving, { companyId, own: after, before, after, now });
  },
  drop: async () => {},
};
