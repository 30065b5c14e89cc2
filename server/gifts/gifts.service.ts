import { and, eq, isNull, sql } from 'drizzle-orm';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Gift, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { categories } from '../benefits/categories.table.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql as text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { toldValues } from '../notifications/told.ts';
import { giveByTask } from './gift-task.ts';
import { giftTelling } from './gift-telling.ts';
import { categoryMissing, otherGift } from './gifts.errors.ts';
import { gifts } from './gifts.table.ts';
import { giveNext } from './give-next.ts';
import { writeGift } from './write-gift.ts';

interface Giver extends Acting {
  currency: Currency;
}

export interface GiftToMake {
  people: readonly number[] | 'all';
  /** With `all`: those who were added or invited and have no account yet too. */
  withInvited: boolean;
  /** A first-level category; null is the flexible budget. */
  category: number | null;
  /** To each person. */
  amount: Minor;
  note: string;
  /** The same key gives once and answers the same. */
  idempotencyKey: string | null;
}

type GiftRow = typeof gifts.$inferSelect;
type Values = ReturnType<typeof toldValues>;

/**
 * Gives the same amount to people of the giver's company and tells them: all or none at once, or more than a thousand by a task.
 * Refusals: no such category (400), somebody who is not there (404), to oneself
 * alone (403), a key of another gift (422).
 */
export async function giveBudget(database: Database, giver: Giver, gift: GiftToMake, now: Date): Promise<Gift> {
  return inTransaction(database, async (transaction) => {
    // One after the other in a company, so that two with the same key find each other.
    await lockCompany(transaction, giver.companyId);
    const { prior, category } = await readBefore(transaction, giver, gift);
    if (prior) return toGift(sameGift(prior, gift));
    if (gift.category !== null && !category) throw categoryMissing();
    const written = await writeGift(transaction, rowOf(giver, gift, now));
    if (written.named && written.people !== written.named.length) throw notFound();
    const telling = giftTelling({ amount: gift.amount, currency: giver.currency, note: gift.note, category }, now);
    const values = toldValues(telling, now);
    const give = written.status === 'running' ? giveByTask : giveAtOnce;
    const row = await give(transaction, written, values);
    await noteGift(transaction, giver, row);
    return toGift(row);
  });
}

// `named` is null when it was everybody.
const TOLD = ['category', 'year', 'amount', 'currency', 'people', 'named', 'with_invited', 'note'];

async function noteGift(transaction: Transaction, giver: Giver, row: GiftRow): Promise<void> {
  const fields = { ...toGift(row), named: row.named };
  const values = changedValues(null, fields, TOLD);
  const personal = values.map((value) => ({ ...value, personal: value.field === 'note' }));
  const changed = { kind: 'gift.given' as const, companyId: row.companyId, recordId: row.id, values: personal };
  await noteChange(transaction, giver, changed, row.createdAt);
}

function rowOf({ companyId, userId, currency }: Giver, gift: GiftToMake, now: Date) {
  const { category, amount, note, idempotencyKey } = gift;
  const pot = category === null ? FLEXIBLE : { categoryId: category, year: budgetYear(now) };
  const { categoryId, year } = pot;
  const what = {
    categoryId,
    year,
    amount,
    currency,
    note,
    named: namedIn(gift),
    withInvited: invitedIn(gift),
    idempotencyKey,
  };
  return { ...what, companyId, givenBy: userId, createdAt: now };
}

async function giveAtOnce(transaction: Transaction, gift: GiftRow, values: Values): Promise<GiftRow> {
  const { companyId, id: giftId, people: size, createdAt: now } = gift;
  const { given } = await giveNext(transaction, { companyId, giftId, size, values, now });
  if (given === size) return gift;
  // Somebody left in this very moment.
  if (gift.named) throw notFound();
  const ofGift = and(eq(gifts.companyId, companyId), eq(gifts.id, giftId));
  await transaction.update(gifts).set({ people: given }).where(ofGift);
  return { ...gift, people: given };
}

/** What a company gave, newest first. */
export async function listGifts(
  database: Database,
  { companyId }: Pick<Giver, 'companyId'>,
  query: { page?: number | undefined; page_size?: number | undefined },
): Promise<{ count: number; results: Gift[] }> {
  const { offset, size } = rowsOf(query);
  const ofCompany = eq(gifts.companyId, companyId);
  const rows = await database
    .select({ gift: gifts, count: sql<number>`count(*) over ()::integer` })
    .from(gifts)
    .where(ofCompany)
    .orderBy(sql`${gifts.id} desc`)
    .limit(size)
    .offset(offset);
  const count = rows[0]?.count ?? (offset > 0 ? await database.$count(gifts, ofCompany) : 0);
  return { count, results: rows.map(({ gift }) => toGift(gift)) };
}

/** Whom a gift is for, by their names, and who has it. Throws notFound. */
export async function listGiftPeople(
  database: Database,
  { companyId }: Pick<Giver, 'companyId'>,
  id: number,
  query: { state?: GiftPerson['state'] | undefined; page?: number | undefined; page_size?: number | undefined },
): Promise<{ count: number; results: GiftPerson[] }> {
  const { offset, size } = rowsOf(query);
  const found = text`
    select u.id, trim(concat_ws(' ', u.first_name, u.last_name)) as name, ${isoMoment(text`p.given_at`)} as given_at,
      case when p.given_at is not null then 'given' when p.skipped_at is not null then 'left_out' else 'waiting' end as state
    from gift_people p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.company_id = ${companyId} and p.gift_id = ${id}`;
  const wanted = query.state === undefined ? text`true` : text`state = ${query.state}`;
  const rows = await ask<{ count: number; results: GiftPerson[] }>(
    database,
    text`
    with found as materialized (select * from (${found}) found where ${wanted}),
    page as (select * from found order by name, id limit ${size} offset ${offset})
    select (select count(*)::integer from found) as count,
      (select coalesce(jsonb_agg(page order by page.name, page.id), '[]') from page) as results
    from gifts where company_id = ${companyId} and id = ${id}`,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** What decides whether it is given: a gift of the same key, and the category. */
async function readBefore(transaction: Transaction, { companyId, userId }: Giver, gift: GiftToMake) {
  const ofKey = and(
    eq(gifts.companyId, companyId),
    eq(gifts.givenBy, userId),
    gift.idempotencyKey === null ? sql`false` : eq(gifts.idempotencyKey, gift.idempotencyKey),
  );
  const id = gift.category === null ? sql`false` : eq(categories.id, gift.category);
  const [row] = await transaction
    .select({ prior: gifts, category: categories })
    .from(sql`(select) as one`)
    .leftJoin(gifts, ofKey)
    .leftJoin(categories, and(id, isNull(categories.parentId), eq(categories.active, true)));
  return { prior: row?.prior ?? null, category: row?.category ?? null };
}

function sameGift(prior: GiftRow, gift: GiftToMake): GiftRow {
  const { category, amount, note } = gift;
  const isSame =
    prior.categoryId === (category ?? FLEXIBLE.categoryId) &&
    prior.amount === amount &&
    prior.note === note &&
    prior.withInvited === invitedIn(gift) &&
    String(prior.named) === String(namedIn(gift));
  if (!isSame) throw otherGift();
  return prior;
}

/** Whom a gift names, each once, in the order of their ids; null is everybody. */
function namedIn({ people }: GiftToMake): number[] | null {
  return people === 'all' ? null : [...new Set(people)].sort((one, other) => one - other);
}

/** Whether everybody is meant, those without an account too; of who is named it says nothing. */
const invitedIn = ({ people, withInvited }: GiftToMake) => people === 'all' && withInvited;

function toGift({ id, createdAt, categoryId, year, amount, givenBy, taskId, withInvited, ...gift }: GiftRow): Gift {
  const { currency, people, note, status } = gift;
  return {
    id,
    date: createdAt.toISOString(),
    currency,
    people,
    note,
    status,
    with_invited: withInvited,
    given_by: givenBy,
    category: categoryId || null,
    year: year || null,
    amount: toMajor(amount),
    task: taskId,
  };
}
