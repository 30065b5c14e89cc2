import { and, eq } from 'drizzle-orm';
import { toMajor } from '#contract/money/money.rules.ts';
import { categories } from '../benefits/categories.table.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { toldValues } from '../notifications/insert-notifications.ts';
import { giveByTask } from './gift-task.ts';
import { giftTelling } from './gift-telling.ts';
import { gifts } from './gifts.table.ts';
import { giveNext } from './give-next.ts';

type GiftRow = typeof gifts.$inferSelect;

type Named = { nameEn: string; nameSr: string } | null;

/** Gives a stored gift to its fixed people: in this transaction, or by a task to many. Returns the gift with its new state. */
export async function giveWritten(
  transaction: Transaction,
  gift: GiftRow,
  now: Date,
  known?: { category: Named },
): Promise<GiftRow> {
  const { category } = known ?? { category: await readCategory(transaction, gift.categoryId) };
  const { amount, currency, note, year } = gift;
  const values = toldValues(giftTelling({ amount, currency, note, category, year }), now);
  if (gift.status === 'running') return giveByTask(transaction, gift, { values, now });
  const { companyId, id: giftId, people: size } = gift;
  const { given } = await giveNext(transaction, { companyId, giftId, size, values, now });
  if (given === size) return gift;
  // Somebody left just now or while it waited, or registered without confirming their address.
  const ofGift = and(eq(gifts.companyId, companyId), eq(gifts.id, giftId));
  await transaction.update(gifts).set({ people: given }).where(ofGift);
  return { ...gift, people: given };
}

async function readCategory(transaction: Transaction, id: number): Promise<Named> {
  if (id === 0) return null;
  const [row] = await transaction.select().from(categories).where(eq(categories.id, id));
  return row ?? null;
}

// `named` and `looked_for` are null for everybody.
const TOLD = [
  'category',
  'year',
  'amount',
  'currency',
  'people',
  'named',
  'looked_for',
  'with_invited',
  'note',
  'given_by',
];

/** Notes a gift in the log of changes: the acting person, and the giver if that is somebody else. */
export async function noteGift(transaction: Transaction, by: Acting, row: GiftRow, now: Date): Promise<void> {
  const { companyId, id, categoryId, year, amount, withInvited: with_invited, lookedFor: looked_for, givenBy } = row;
  const given_by = givenBy === by.userId ? null : givenBy;
  const { currency, people, named, note } = row;
  const what = { category: categoryId || null, year: year || null, amount: toMajor(amount), currency, people };
  const fields = Object.assign(what, { named, looked_for, with_invited, note, given_by });
  const personal = changedValues(null, fields, TOLD).map((value) => ({ ...value, personal: value.field === 'note' }));
  await noteChange(transaction, by, { kind: 'gift.given', companyId, recordId: id, values: personal }, now);
}
