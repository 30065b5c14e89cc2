import { createHash } from 'node:crypto';
import type { PayrollDetail } from '#contract/payroll/payroll.contract.ts';
import { isOver } from '#contract/payroll/payroll.rules.ts';
import type { Caller } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { nameOrAddress } from '../people/full-name.ts';
import { firstDay, namedRows, sumsOfMonth } from './live-rows.ts';
import { monthRunning } from './payroll.errors.ts';
import { type BudgetPart, payrollMonths } from './payroll.table.ts';
import { type FiledPerson, payrollFile } from './payroll-file.ts';
import { readMonth, type Sums } from './read-months.ts';

// Takes the lock exclusively that every spending of the company takes shared, in the trigger of the ledger.
const lockSpending = statement(
  'lock_spending',
  of<object>,
  () => sql`select pg_advisory_xact_lock(20260301, ${number('companyId')}::integer)`,
);

/** Closes a month that is over: freezes the figures of the ledger for it, and its file. Throws monthRunning, notFound. */
export async function closeMonth(database: Database, caller: Caller, month: string, now: Date): Promise<PayrollDetail> {
  if (!isOver(month, now)) throw monthRunning();
  const { companyId } = caller;
  return inTransaction(database, async (transaction) => {
    await lockSpending(transaction, { companyId });
    const before = await readMonth(transaction, caller, month, now);
    if (before.state === 'closed') return before;
    await close(transaction, caller, month, now);
    return readMonth(transaction, caller, month, now);
  });
}

async function close(transaction: Transaction, caller: Caller, month: string, now: Date): Promise<void> {
  const { companyId, userId, currency } = caller;
  const people = await keepRows(transaction, companyId, month);
  const [sums] = await ask<Sums & { budgets: BudgetPart[] }>(transaction, sumsOfMonth(companyId, month));
  if (!sums) throw new Error('Sums without a row');
  const file = payrollFile({ month, currency, budgets: sums.budgets }, people);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const [by] = await ask<{ name: string }>(
    transaction,
    sql`
    select ${nameOrAddress('users')} as name from users
    where company_id = ${companyId}::bigint and id = ${userId}::bigint`,
  );
  await transaction.insert(payrollMonths).values({
    companyId,
    month: `${month}-01`,
    currency,
    people: people.length,
    bought: sums.bought,
    givenBack: sums.given_back,
    paidBack: sums.paid_back,
    invoices: sums.invoices,
    tax: sums.tax,
    taxBack: sums.tax_back,
    budgets: sums.budgets,
    file,
    sha256,
    closedBy: userId,
    closedByName: by?.name ?? '',
    closedAt: now,
  });
  const values = [
    { field: 'people', before: null, after: people.length },
    { field: 'sha256', before: null, after: sha256 },
  ];
  await noteChange(
    transaction,
    caller,
    { kind: 'payroll.closed', companyId, recordId: month, recordName: month, values },
    now,
  );
}

/** Stores each person's sums, and returns them by last name. */
function keepRows(transaction: Transaction, companyId: number, month: string): Promise<FiledPerson[]> {
  return ask<FiledPerson>(
    transaction,
    sql`
    with kept as (
      insert into payroll_rows (company_id, month, user_id, name, external_id, unit, search_key, sort_key, bought, given_back, paid_back,
        invoices, tax, tax_back, budgets)
      select r.company_id, ${firstDay(month)}, r.user_id, r.name, r.external_id, r.unit, r.search_key, r.sort_key, r.bought, r.given_back,
        r.paid_back, r.invoices, r.tax, r.tax_back, r.budgets
      from (${namedRows(companyId, month)}) r
      returning *)
    select * from kept order by sort_key collate "C", user_id`,
  );
}
