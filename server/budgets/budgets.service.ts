import type { Account } from '#contract/budgets/budgets.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, numberOrNull, of, type Part, sql, text, value } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedVersion } from '../people/raised-version.ts';
import type { ledgerKind } from './budgets.table.ts';

/** Which pot of money: `FLEXIBLE`, or a first-level category of a year. */
export interface Pot {
  categoryId: number;
  year: number;
}

export type LockedAccount = Pot & Account;

/** Why money moved: stored with each ledger entry. */
export interface Reason {
  kind: (typeof ledgerKind.enumValues)[number];
  /** The order, subscription charge, request or enrolment. */
  reference?: number | null;
  note?: string;
  /** The person who caused it; none for a job of the server. */
  actorId?: number | null;
  now: Date;
}

/** Amounts added to the sums of one pot, in minor units; a refund adds a negative amount to `spent`. */
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
  await ask(
    transaction,
    sql`
    with opened as (
      insert into accounts (company_id, user_id, category_id, year, allocated)
      values (${companyId}, ${userId}, ${categoryId}, ${year}, ${amount})
      on conflict (company_id, user_id, category_id, year)
      do update set allocated = accounts.allocated + excluded.allocated),
    ${raisedVersion(sql`(select ${companyId}::bigint as company_id, ${userId}::bigint as user_id)`)}
    insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, note, actor_id, created_at)
    values (${companyId}, ${userId}, ${categoryId}, ${year}, 'allocation', ${amount}, ${reason.note ?? ''},
      ${reason.actorId ?? null}, ${reason.now.toISOString()}::timestamptz)`,
  );
}

/**
 * Common table expressions that allocate money to many people: opens or increases the pot for each row of `allocated (company_id,
 * user_id, category_id, year, amount, reference, note, actor_id, at)`, with its ledger entry. The caller has locked their rows in
 * `users` in the order of their keys, to avoid deadlocks; their versions are raised by the same statement.
 */
export function allocations<Allocated extends Part>(allocated: Allocated) {
  return sql`
    opened as (
      insert into accounts (company_id, user_id, category_id, year, allocated)
      select company_id, user_id, category_id, year, amount from ${allocated}
      on conflict (company_id, user_id, category_id, year)
      do update set allocated = accounts.allocated + excluded.allocated),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, reference, note, actor_id, created_at)
      select company_id, user_id, category_id, year, 'allocation', amount, reference, note, actor_id, at from ${allocated})`;
}

/** Locks a person's pots in the one order that all use (category, year) and reads them; a pot that is not there is left out. */
export async function lockAccounts(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  pots: readonly Pot[],
): Promise<LockedAccount[]> {
  const rows = await ask<LockedAccount>(
    transaction,
    sql`
    select category_id as "categoryId", year, allocated, spent, held from accounts
    where company_id = ${companyId} and user_id = ${userId}
      and (category_id, year) in (select category_id, year
        from jsonb_to_recordset(${JSON.stringify(pots.map(asRow))}::jsonb) as pot (category_id integer, year integer))
    order by category_id, year for update`,
  );
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

/** The parameter `changes` of `accountChanges`. */
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
export function accountChanges<Reference extends Part>(reference: Reference) {
  return sql`
    change as (
      select * from jsonb_to_recordset(${text('changes')}::jsonb)
        as change (category_id integer, year integer, allocated bigint, spent bigint, held bigint)),
    changed as (
      update accounts a set allocated = a.allocated + change.allocated, spent = a.spent + change.spent,
        held = a.held + change.held
      from change
      where a.company_id = ${number('companyId')} and a.user_id = ${number('userId')}
        and a.category_id = change.category_id and a.year = change.year
      returning a.category_id),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, spent, held, reference, note,
        actor_id, created_at)
      select ${number('companyId')}::bigint, ${number('userId')}::bigint, category_id, year, ${value('kind', of<Reason['kind']>)}::ledger_kind,
        allocated, spent, held, ${reference}::bigint, ${text('note')}, ${numberOrNull('actorId')}::bigint, ${text('now')}::timestamptz
      from change)`;
}

const change = statement(
  'change_accounts',
  of<{ changed: number }>,
  () => sql`with ${accountChanges(numberOrNull('reference'))} select count(*)::integer as changed from changed`,
);
