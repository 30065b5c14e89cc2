import { eq } from 'drizzle-orm';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Coupon, changeCoupon as change, listCoupons } from '#contract/coupons/coupons.contract.ts';
import { couponKey } from '#contract/coupons/coupons.rules.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { meantOrdering } from '../learning/learning-page.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { couponThere } from './coupons.errors.ts';
import { coupons } from './coupons.table.ts';

const UNIQUE_VIOLATION = '23505';

const { id: pk, name, percentOff: percent_off, active, revision } = coupons;
const COLUMNS = { pk, name, percent_off, active, revision };

const KEYS: Record<string, Text> = {
  name: sql`${coupons.nameKey}`,
  percent_off: sql`${percent_off}`,
};

/** The coupons, the newest first unless asked otherwise, a page of them. */
export async function readCoupons(
  database: Database,
  query: NonNullable<QueryOf<typeof listCoupons>>,
): Promise<{ count: number; results: Coupon[] }> {
  const { offset, size } = rowsOf(query);
  const all = await database.select(COLUMNS).from(coupons).orderBy(orderOf(query.ordering));
  const words = searchKey(query.search ?? '');
  const found = all.filter(({ name }) => searchKey(name).includes(words));
  return { count: found.length, results: found.slice(offset, offset + size) };
}

function orderOf(ordering: string | undefined): Text {
  const meant = meantOrdering(ordering);
  const direction = sql.raw(meant.startsWith('-') ? 'desc' : 'asc');
  return sql`${KEYS[meant.slice(1)] ?? sql`${coupons.id}`} ${direction}, ${coupons.id} ${direction}`;
}

type Written = BodyOf<typeof change>;

interface Writing {
  admin: Acting;
  fields: Written;
  now: Date;
}

/** The fields of a coupon that its history tells of. */
const TOLD = ['name', 'percent_off', 'active'];

/** Puts a coupon in. Throws couponThere. */
export function insertCoupon(database: Database, { admin, fields, now }: Writing): Promise<Coupon> {
  const { name = '', percent_off: percentOff = 0 } = fields;
  const columns = { name, nameKey: couponKey(name), percentOff, createdAt: now, changedAt: now };
  return unlessThere(database, async (transaction) => {
    const [coupon] = await transaction.insert(coupons).values(columns).returning(COLUMNS);
    if (!coupon) throw new Error('No coupon was put in');
    const values = changedValues(null, coupon, TOLD);
    await noteChange(transaction, admin, { kind: 'coupon.added', ...noteOf(coupon), values }, now);
    return coupon;
  });
}

interface Changing extends Writing {
  pk: number;
  /** The revision that was seen; null is any. */
  seen: number | null;
}

/** Changes what is sent of a coupon. Throws couponThere, notFound, or recordChanged. */
export function changeCoupon(database: Database, { admin, fields, now, pk, seen }: Changing): Promise<Coupon> {
  const { name, percent_off: percentOff, active } = fields;
  const columns = { name, nameKey: name && couponKey(name), percentOff, active };
  const where = {
    kind: 'coupon' as const,
    companyId: PLATFORM,
    recordId: pk,
    read: () => readCoupon(database, pk),
    revisionOf: ({ revision }: Coupon) => revision,
  };
  return unlessMoved(database, where, () =>
    unlessThere(database, async (transaction) => {
      const saved = await saveRecord(transaction, coupons, { key: { id: pk }, seen, columns, now });
      const { id, name, percent_off, active, revision } = saved.after as Omit<Coupon, 'pk'> & { id: number };
      const coupon = { pk: id, name, percent_off, active, revision };
      const values = changedValues(saved.before, coupon, TOLD);
      if (saved.isChanged)
        await noteChange(transaction, admin, { kind: 'coupon.changed', ...noteOf(coupon), values }, now);
      return coupon;
    }),
  );
}

const noteOf = ({ pk, name, revision }: Coupon) => ({
  companyId: PLATFORM,
  recordId: pk,
  recordName: name,
  revision,
});

async function readCoupon(database: Database, pk: number): Promise<Coupon> {
  const [coupon] = await database.select(COLUMNS).from(coupons).where(eq(coupons.id, pk));
  if (!coupon) throw notFound();
  return coupon;
}

async function unlessThere<Done>(
  database: Database,
  write: (transaction: Transaction) => Promise<Done>,
): Promise<Done> {
  try {
    return await inTransaction(database, write);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw couponThere();
    throw error;
  }
}
