import { sql } from 'drizzle-orm';
import type { Account } from '#contract/budgets/budgets.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { lockPerson, type PersonKey } from '../users/take-turn.ts';
import type { ledgerKind } from './budgets.table.ts';

/** Which pot of money: `FLEXIBLE`, or a first-level category of a year. */
export interface Pot {
  categoryId: number;
  year: number;
}

export type LockedAccount = Pot & Account;

/** Why money moved: kept with each ledger entry. */
export interface Reason {
  kind: (typeof ledgerKind.enumValues)[number];
  /** The order, subscription charge, request or enrolment. */
  reference?: number | undefined;
  note?: string | undefined;
  /** The person who caused it; none for a job of the server. */
  actorId?: number | undefined;
  now: Date;
}

/** What is added to the sums of one pot, in minor units; a refund adds less than nothing to `spent`. */
export interface Change extends Pot {
  allocated?: Minor;
  spent?: Minor;
  held?: Minor;
}

/** Gives money to a pot, which is opened when the person has none yet; the ledger entry and the account are one statement. */
export async function allocate(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { categoryId, year, amount }: Pot & { amount: Minor },
  reason: Omit<Reason, 'kind'>,
): Promise<void> {
  await transaction.execute(sql`
    with opened as (
      insert into accounts (company_id, user_id, category_id, year, allocated)
      values (${companyId}, ${userId}, ${categoryId}, ${year}, ${amount})
      on conflict (company_id, user_id, category_id, year)
      do update set allocated = accounts.allocated + excluded.allocated),
    raised as (update users set version = version + 1 where company_id = ${companyId} and id = ${userId})
    insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, note, actor_id, created_at)
    values (${companyId}, ${userId}, ${categoryId}, ${year}, 'allocation', ${amount}, ${reason.note ?? ''},
      ${reason.actorId ?? null}, ${reason.now.toISOString()}::timestamptz)`);
}

/** Gives money to a pot of many people, all or none. Their rows are locked in one order, however they were named. */
export async function allocateToMany(
  transaction: Transaction,
  people: readonly PersonKey[],
  grant: Pot & { amount: Minor },
  reason: Omit<Reason, 'kind'>,
): Promise<void> {
  const inOrder = [...people].sort((one, other) => one.companyId - other.companyId || one.userId - other.userId);
  for (const person of inOrder) {
    await lockPerson(transaction, person);
    await allocate(transaction, person, grant, reason);
  }
}

/** Locks a person's pots in the one order that all use (category, year) and reads them; a pot that is not there is left out. */
export async function lockAccounts(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  pots: readonly Pot[],
): Promise<LockedAccount[]> {
  const { rows } = await transaction.execute<LockedAccount & Record<string, unknown>>(sql`
    select category_id as "categoryId", year, allocated, spent, held from accounts
    where company_id = ${companyId} and user_id = ${userId}
      and (category_id, year) in (select category_id, year
        from jsonb_to_recordset(${JSON.stringify(pots.map(asRow))}::jsonb) as pot (category_id integer, year integer))
    order by category_id, year for update`);
  return rows;
}

/**
 * Changes pots that were locked before: the sums and the ledger in one statement. Throws when a pot is missing, and the
 * database refuses what would overspend one.
 */
export async function changeAccounts(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  changes: readonly Change[],
  reason: Reason,
): Promise<void> {
  const { rows } = await transaction.execute<{ changed: number }>(sql`
    with change as (
      select * from jsonb_to_recordset(${JSON.stringify(changes.map(asRow))}::jsonb)
        as change (category_id integer, year integer, allocated bigint, spent bigint, held bigint)),
    changed as (
      update accounts set allocated = accounts.allocated + change.allocated, spent = accounts.spent + change.spent,
        held = accounts.held + change.held
      from change
      where company_id = ${companyId} and user_id = ${userId}
        and accounts.category_id = change.category_id and accounts.year = change.year
      returning 1),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, spent, held, reference, note,
        actor_id, created_at)
      select ${companyId}, ${userId}, category_id, year, ${reason.kind}::ledger_kind, allocated, spent, held,
        ${reason.reference ?? null}::bigint, ${reason.note ?? ''}, ${reason.actorId ?? null}::bigint,
        ${reason.now.toISOString()}::timestamptz
      from change)
    select count(*)::integer as changed from changed`);
  if (rows[0]?.changed !== changes.length) throw new Error('an account to change is missing');
}

function asRow({ categoryId, year, allocated = 0, spent = 0, held = 0 }: Change) {
  return { category_id: categoryId, year, allocated, spent, held };
}
