import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Account } from '#contract/budgets/budgets.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement, value } from '../database/statement.ts';
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
  reference?: number | null;
  note?: string;
  /** The person who caused it; none for a job of the server. */
  actorId?: number | null;
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
  { kind, reference = null, note = '', actorId = null, now }: Reason,
): Promise<void> {
  const values = { companyId, userId, changes: changesAsJson(changes), kind, reference, note, actorId };
  const [row] = await change(transaction, { ...values, now: now.toISOString() });
  if (row?.changed !== changes.length) throw new Error('an account to change is missing');
}

/** What `accountChanges` takes as its value `changes`. */
export function changesAsJson(changes: readonly Change[]): string {
  return JSON.stringify(changes.map(asRow));
}

function asRow({ categoryId, year, allocated = 0, spent = 0, held = 0 }: Change) {
  return { category_id: categoryId, year, allocated, spent, held };
}

/**
 * Common tables that change the accounts of the person with the values `companyId` and `userId` by `changes` and write the
 * ledger of it (`kind`, `note`, `actorId`, `now`), for statements that do more than that. `changed` has a row per account.
 */
export function accountChanges(reference: SQL | Placeholder): SQL {
  return sql`
    change as (
      select * from jsonb_to_recordset(${value('changes')}::jsonb)
        as change (category_id integer, year integer, allocated bigint, spent bigint, held bigint)),
    changed as (
      update accounts a set allocated = a.allocated + change.allocated, spent = a.spent + change.spent,
        held = a.held + change.held
      from change
      where a.company_id = ${value('companyId')} and a.user_id = ${value('userId')}
        and a.category_id = change.category_id and a.year = change.year
      returning a.category_id),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, spent, held, reference, note,
        actor_id, created_at)
      select ${value('companyId')}::bigint, ${value('userId')}::bigint, category_id, year, ${value('kind')}::ledger_kind,
        allocated, spent, held, ${reference}::bigint, ${value('note')}, ${value('actorId')}::bigint, ${value('now')}::timestamptz
      from change)`;
}

const change = statement<{ changed: number }, Record<string, unknown>>(
  'change_accounts',
  () => sql`with ${accountChanges(value('reference'))} select count(*)::integer as changed from changed`,
);
