import { and, eq, isNull, sql } from 'drizzle-orm';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import type { Gift } from '#contract/companies/companies.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { categories } from '../benefits/categories.table.ts';
import { budgetYear, lastDayOf } from '../budgets/budget-year.ts';
import { allocateToMany } from '../budgets/budgets.service.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { inTransaction } from '../database/transaction.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { notify } from '../notifications/notify.ts';
import type { Deliver } from '../outbox/deliver.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { post } from '../outbox/post.ts';
import { users } from '../people/people.table.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { categoryMissing, otherGift } from './gifts.errors.ts';
import { gifts } from './gifts.table.ts';
import { GIFT_TEXTS } from './gifts.texts.ts';

// To so many at once: their rows are locked a quarter of a second at most.
const AT_ONCE = 1000;
const BATCH = 200;

interface Giver extends Acting {
  currency: Currency;
}

export interface GiftToMake {
  people: readonly number[] | 'all';
  /** A first-level category; null is the flexible budget. */
  category: number | null;
  /** To each person. */
  amount: Minor;
  note: string;
  /** The same key gives once and answers the same. */
  idempotencyKey: string | null;
}

type GiftRow = typeof gifts.$inferSelect;

/**
 * Gives the same amount to people of the giver's company, all or none, and tells them. Refusals: no such category (400),
 * somebody who is not there (404), a key of another gift (422).
 */
export async function giveBudget(database: Database, giver: Giver, gift: GiftToMake, now: Date): Promise<Gift> {
  return inTransaction(database, async (transaction) => {
    // One after the other in a company, so that two with the same key find each other.
    await lockCompany(transaction, giver.companyId);
    const prior = await findPrior(transaction, giver, gift);
    if (prior) return toGift(sameGift(prior, gift));
    const pot = gift.category === null ? FLEXIBLE : { categoryId: gift.category, year: budgetYear(now) };
    const category = gift.category === null ? null : await readCategory(transaction, gift.category);
    const many = gift.people === 'all' ? await countPeople(transaction, giver) : 0;
    if (many > AT_ONCE) {
      const promised = await promiseGift(transaction, giver, { gift, pot, now, people: many });
      await noteGift(transaction, giver, promised);
      return toGift(promised);
    }
    const made = await makeGift(transaction, giver, { gift, pot, now });
    await noteGift(transaction, giver, made.row);
    await notify(
      transaction,
      { companyId: giver.companyId, userIds: made.userIds },
      telling(giver, gift, category, now),
      now,
    );
    return toGift(made.row);
  });
}

// `named` is null when it was everybody.
const TOLD = ['category', 'year', 'amount', 'currency', 'people', 'named', 'note'];

async function noteGift(transaction: Transaction, giver: Giver, row: GiftRow): Promise<void> {
  const fields = { ...toGift(row), named: row.named };
  const values = changedValues(null, fields, TOLD);
  const personal = values.map((value) => ({ ...value, personal: value.field === 'note' }));
  const changed = { kind: 'gift.given' as const, companyId: row.companyId, recordId: row.id, values: personal };
  await noteChange(transaction, giver, changed, row.createdAt);
}

// Whose rows would be locked longer than a purchase may wait are given theirs some at a time, soon after.
async function promiseGift(
  transaction: Transaction,
  giver: Giver,
  { people, ...making }: Making & { people: number },
): Promise<GiftRow> {
  const row = await writeGift(transaction, giver, making, people);
  const payload = { giftId: row.id, after: 0 };
  await post(transaction, { companyId: giver.companyId, kind: 'gift_to_all', payload, now: making.now });
  return row;
}

/** Gives the people of a company what was promised, some in each transaction, until nobody is left. */
export const deliverGift: Deliver = async (database, { companyId, id }, { now }) => {
  while (await giveNext(database, { companyId, id }, now));
};

/** Gives to the next ones; answers whether more may follow. How far it came is kept in the same transaction, as by `announce`. */
function giveNext(
  database: Database,
  { companyId, id }: { companyId: number; id: number },
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const ofMessage = and(eq(outbox.companyId, companyId), eq(outbox.id, id));
    const [message] = await transaction
      .select()
      .from(outbox)
      .where(and(ofMessage, isNull(outbox.deliveredAt)))
      .for('update');
    if (!message) return false;
    const { giftId, after } = message.payload as { giftId: number; after: number };
    const ofGift = and(eq(gifts.companyId, companyId), eq(gifts.id, giftId));
    const [row] = await transaction.select().from(gifts).where(ofGift);
    if (!row) throw new Error(`no gift ${giftId}`);
    const userIds = await giveSome(transaction, row, { after, now });
    const isLast = userIds.length < BATCH;
    await transaction
      .update(outbox)
      .set({ payload: { giftId, after: userIds.at(-1) ?? after } })
      .where(ofMessage);
    if (isLast) await countReceived(transaction, row);
    return !isLast;
  });
}

async function giveSome(transaction: Transaction, row: GiftRow, { after, now }: { after: number; now: Date }) {
  const { id: reference, companyId, categoryId, year, amount, currency, note, givenBy: actorId } = row;
  const category = categoryId === FLEXIBLE.categoryId ? null : await readCategory(transaction, categoryId);
  const people = { companyId, userIds: 'all', after, most: BATCH } as const;
  const reason = { reference, note, actorId, now: row.createdAt };
  const userIds = await allocateToMany(transaction, people, { categoryId, year, amount }, reason);
  await notify(transaction, { companyId, userIds }, telling({ currency }, row, category, row.createdAt), now);
  return userIds;
}

// Who left meanwhile got nothing: the gift says how many did.
async function countReceived(transaction: Transaction, { companyId, id }: GiftRow): Promise<void> {
  await ask(
    transaction,
    sql`
    update gifts set people = (select count(*) from ledger_entries l
      where l.company_id = ${companyId} and l.kind = 'allocation' and l.reference = ${id})
    where company_id = ${companyId} and id = ${id}`,
  );
}

function countPeople(transaction: Transaction, { companyId }: Giver): Promise<number> {
  return transaction.$count(
    users,
    and(eq(users.companyId, companyId), eq(users.active, true), eq(users.confirmed, true)),
  );
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

async function findPrior(transaction: Transaction, giver: Giver, gift: GiftToMake): Promise<GiftRow | undefined> {
  if (gift.idempotencyKey === null) return undefined;
  const ofKey = and(
    eq(gifts.companyId, giver.companyId),
    eq(gifts.givenBy, giver.userId),
    eq(gifts.idempotencyKey, gift.idempotencyKey),
  );
  const [prior] = await transaction.select().from(gifts).where(ofKey);
  return prior;
}

function sameGift(prior: GiftRow, gift: GiftToMake): GiftRow {
  const { category, amount, note } = gift;
  const isSame =
    prior.categoryId === (category ?? FLEXIBLE.categoryId) &&
    prior.amount === amount &&
    prior.note === note &&
    String(prior.named) === String(namedIn(gift));
  if (!isSame) throw otherGift();
  return prior;
}

/** Whom a gift names, each once, in the order of their ids; null is everybody. */
function namedIn({ people }: GiftToMake): number[] | null {
  return people === 'all' ? null : [...new Set(people)].sort((one, other) => one - other);
}

async function readCategory(transaction: Transaction, id: number) {
  const firstLevel = and(eq(categories.id, id), isNull(categories.parentId), eq(categories.active, true));
  const [category] = await transaction.select().from(categories).where(firstLevel);
  if (!category) throw categoryMissing();
  return category;
}

interface Making {
  gift: GiftToMake;
  pot: { categoryId: number; year: number };
  now: Date;
}

// The gift is written first, for its entries in the ledger carry its id; how many got it is known only then.
async function makeGift(transaction: Transaction, giver: Giver, { gift, pot, now }: Making) {
  const { companyId, userId } = giver;
  const { amount, note } = gift;
  const named = namedIn(gift);
  const made = await writeGift(transaction, giver, { gift, pot, now }, named?.length ?? 1);
  const reason = { reference: made.id, note, actorId: userId, now };
  const userIds = await allocateToMany(transaction, { companyId, userIds: named ?? 'all' }, { ...pot, amount }, reason);
  if (named && userIds.length !== named.length) throw notFound();
  const ofGift = and(eq(gifts.companyId, companyId), eq(gifts.id, made.id));
  if (!named) await transaction.update(gifts).set({ people: userIds.length }).where(ofGift);
  return { row: { ...made, people: userIds.length }, userIds };
}

async function writeGift(
  transaction: Transaction,
  { companyId, userId, currency }: Giver,
  { gift, pot, now }: Making,
  people: number,
): Promise<GiftRow> {
  const { amount, note, idempotencyKey } = gift;
  const values = { companyId, givenBy: userId, ...pot, amount, currency, note, idempotencyKey, createdAt: now };
  const [made] = await transaction
    .insert(gifts)
    .values({ ...values, named: namedIn(gift), people })
    .returning();
  if (!made) throw new Error('no gift was made');
  return made;
}

function telling(
  { currency }: Pick<Giver, 'currency'>,
  { amount, note }: Pick<GiftToMake, 'amount' | 'note'>,
  category: { nameEn: string; nameSr: string } | null,
  now: Date,
) {
  const until = writtenDay(lastDayOf(budgetYear(now)));
  const html = (language: Language) => {
    const shown = formatMoney(amount, currency, language);
    const words = GIFT_TEXTS[language];
    const name = category && textIn(language, { en: category.nameEn, sr: category.nameSr });
    const text = name === null ? words.flexible(shown) : words.category(shown, name, until);
    return `<p>${escapeHtml(text)}</p>${note && `<p>${escapeHtml(note)}</p>`}`;
  };
  return {
    titleEn: GIFT_TEXTS.EN.title,
    titleSr: GIFT_TEXTS.SR.title,
    textEn: html('EN'),
    textSr: html('SR'),
    sendFrom: 'Izbor',
  };
}

function toGift({ id, createdAt, categoryId, year, amount, currency, people, note, givenBy }: GiftRow): Gift {
  return {
    id,
    date: createdAt.toISOString(),
    currency,
    people,
    note,
    given_by: givenBy,
    category: categoryId || null,
    year: year || null,
    amount: toMajor(amount),
  };
}
