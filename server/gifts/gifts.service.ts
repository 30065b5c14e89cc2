import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Gift } from '#contract/gifts/gifts.contract.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { propose } from '../approvals/propose.ts';
import { categories } from '../benefits/categories.table.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Acting } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { type CompanyLimit, limitFor, limitOfCompany } from './company-limit.ts';
import { giftApproval } from './gift-approval.ts';
import type { Choice } from './gift-choice.ts';
import { categoryMissing, otherGift } from './gifts.errors.ts';
import { gifts } from './gifts.table.ts';
import { giveWritten, noteGift } from './give-written.ts';
import { writeGift } from './write-gift.ts';

export interface GiftToMake extends Choice {
  /** A first-level category; null is the flexible budget. */
  category: number | null;
  /** Minor units for each person. */
  amount: Minor;
  note: string;
  /** A repeated call with the same key returns the first gift. */
  idempotencyKey: string | null;
  /** Digest of the preview that was shown; null for none. */
  seen: string | null;
}

type GiftRow = typeof gifts.$inferSelect;

/**
 * Gives the same amount to people of the giver's company and notifies them: in this transaction, or by a task to more than a thousand.
 * Above the company's limit it waits for a second person.
 * Refusals: no such category (400), somebody who is not there (404), to oneself alone (403), not what was seen (409), a key of another gift
 * (422).
 */
export async function giveBudget(database: Database, giver: Acting, gift: GiftToMake, now: Date): Promise<Gift> {
  return inTransaction(database, async (transaction) => {
    // One at a time in a company, so that calls with the same key find each other.
    await lockCompany(transaction, giver.companyId);
    const { prior, category, currency, limit: found } = await readBefore(transaction, giver, gift);
    if (prior) return toGift(sameGift(prior, gift));
    if (gift.category !== null && !category) throw categoryMissing();
    const limit = limitFor(found, currency);
    const written = await writeGift(transaction, rowOf(giver, gift, { currency, now }), { seen: gift.seen, limit });
    if (written.status === 'waiting') return toGift(await proposeGift(transaction, giver, written, limit ?? 0));
    const row = await giveWritten(transaction, written, now, { category });
    // Somebody left between the two statements.
    if (gift.named && row.people < written.people) throw notFound();
    await noteGift(transaction, giver, row, now);
    return toGift(row);
  });
}

function rowOf({ companyId, userId }: Acting, gift: GiftToMake, { currency, now }: { currency: Currency; now: Date }) {
  const { category, amount, note, idempotencyKey, named, lookedFor, withInvited } = gift;
  const { categoryId, year } = category === null ? FLEXIBLE : { categoryId: category, year: budgetYear(now) };
  const what = { categoryId, year, amount, currency, note, named, lookedFor, withInvited, idempotencyKey };
  return { ...what, companyId, givenBy: userId, createdAt: now };
}

/** Proposes the gift to a second person; returns it with the proposal. */
async function proposeGift(transaction: Transaction, giver: Acting, gift: GiftRow, limitWas: Minor): Promise<GiftRow> {
  const { companyId, id, people, amount, currency, note, createdAt: now } = gift;
  const proposed = { kind: 'gift' as const, people, sum: amount * people, limitWas, currency, note };
  const approvalId = await propose(transaction, giver, proposed, { permission: giftApproval.permission, now });
  const ofGift = and(eq(gifts.companyId, companyId), eq(gifts.id, id));
  await transaction.update(gifts).set({ approvalId }).where(ofGift);
  return { ...gift, approvalId };
}

/** Reads what a gift needs: an earlier gift with the same key, the category, and the company's currency, which its lock keeps. */
async function readBefore(transaction: Transaction, { companyId, userId }: Acting, gift: GiftToMake) {
  const ofKey = and(
    eq(gifts.companyId, companyId),
    eq(gifts.givenBy, userId),
    gift.idempotencyKey === null ? sql`false` : eq(gifts.idempotencyKey, gift.idempotencyKey),
  );
  const id = gift.category === null ? sql`false` : eq(categories.id, gift.category);
  const limit = sql<CompanyLimit>`${limitOfCompany({ companyId, userId })}`;
  const [row] = await transaction
    .select({ prior: gifts, category: categories, currency: companies.currency, limit })
    .from(sql`(select) as one`)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(gifts, ofKey)
    .leftJoin(categories, and(id, isNull(categories.parentId), eq(categories.active, true)));
  if (!row) throw new Error(`no company ${companyId}`);
  return row;
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
  const { currency, people, note, status, approvalId: approval } = gift;
  return {
    id,
    date: createdAt.toISOString(),
    currency,
    people,
    note,
    status,
    approval,
    with_invited: withInvited,
    given_by: givenBy,
    category: categoryId || null,
    year: year || null,
    amount: toMajor(amount),
    task: taskId,
  };
}
