import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Gift } from '#contract/gifts/gifts.contract.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { categories } from '../benefits/categories.table.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { toldValues } from '../notifications/told.ts';
import type { Choice } from './gift-choice.ts';
import { giveByTask } from './gift-task.ts';
import { giftTelling } from './gift-telling.ts';
import { categoryMissing, otherGift } from './gifts.errors.ts';
import { gifts } from './gifts.table.ts';
import { giveNext } from './give-next.ts';
import { writeGift } from './write-gift.ts';

interface Giver extends Acting {
  currency: Currency;
}

export interface GiftToMake extends Choice {
  /** A first-level category; null is the flexible budget. */
  category: number | null;
  /** To each person. */
  amount: Minor;
  note: string;
  /** The same key gives once and answers the same. */
  idempotencyKey: string | null;
  /** What stands for the preview that was looked at; null for none. */
  seen: string | null;
}

type GiftRow = typeof gifts.$inferSelect;
type Values = ReturnType<typeof toldValues>;

/**
 * Gives the same amount to people of the giver's company and tells them: all or none at once, or more than a thousand by a task.
 * Refusals: no such category (400), somebody who is not there (404), to oneself
 * alone (403), not what was seen (409), a key of another gift (422).
 */
export async function giveBudget(database: Database, giver: Giver, gift: GiftToMake, now: Date): Promise<Gift> {
  return inTransaction(database, async (transaction) => {
    // One after the other in a company, so that two with the same key find each other.
    await lockCompany(transaction, giver.companyId);
    const { prior, category } = await readBefore(transaction, giver, gift);
    if (prior) return toGift(sameGift(prior, gift));
    if (gift.category !== null && !category) throw categoryMissing();
    const written = await writeGift(transaction, rowOf(giver, gift, now), gift.seen);
    const telling = giftTelling({ amount: gift.amount, currency: giver.currency, note: gift.note, category }, now);
    const values = toldValues(telling, now);
    const give = written.status === 'running' ? giveByTask : giveAtOnce;
    const row = await give(transaction, written, values);
    await noteGift(transaction, giver, row);
    return toGift(row);
  });
}

// `named` and `looked_for` are null when it was everybody.
const TOLD = ['category', 'year', 'amount', 'currency', 'people', 'named', 'looked_for', 'with_invited', 'note'];

async function noteGift(transaction: Transaction, giver: Giver, row: GiftRow): Promise<void> {
  const fields = { ...toGift(row), named: row.named, looked_for: row.lookedFor };
  const values = changedValues(null, fields, TOLD);
  const personal = values.map((value) => ({ ...value, personal: value.field === 'note' }));
  const changed = { kind: 'gift.given' as const, companyId: row.companyId, recordId: row.id, values: personal };
  await noteChange(transaction, giver, changed, row.createdAt);
}

function rowOf({ companyId, userId, currency }: Giver, gift: GiftToMake, now: Date) {
  const { category, amount, note, idempotencyKey, named, lookedFor, withInvited } = gift;
  const { categoryId, year } = category === null ? FLEXIBLE : { categoryId: category, year: budgetYear(now) };
  const what = { categoryId, year, amount, currency, note, named, lookedFor, withInvited, idempotencyKey };
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
  const { category, amount, note, withInvited, named, lookedFor } = gift;
  const isSame =
    prior.categoryId === (category ?? FLEXIBLE.categoryId) &&
    prior.amount === amount &&
    prior.note === note &&
    prior.withInvited === withInvited &&
    isDeepStrictEqual([prior.named, prior.lookedFor], [named, lookedFor]);
  if (!isSame) throw otherGift();
  return prior;
}

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
