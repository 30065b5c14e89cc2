import { eq } from 'drizzle-orm';
import type { Coupon, changeCoupon, listCoupons } from '#contract/coupons/coupons.contract.ts';
import { couponKey } from '#contract/coupons/coupons.rules.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Database } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { sql, type Text } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { meantOrdering } from '../learning/learning-page.ts';
import { couponThere } from './coupons.errors.ts';
import { coupons } from './coupons.table.ts';

const UNIQUE_VIOLATION = '23505';

const { id: pk, name, percentOff: percent_off, active } = coupons;
const COLUMNS = { pk, name, percent_off, active };

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

type Written = BodyOf<typeof changeCoupon>;

/** Puts a coupon in, or changes what is sent of one. Throws couponThere, or notFound. */
export async function writeCoupon(
  database: Database,
  { pk, name, percent_off, active, now }: Written & { pk: number | null; now: Date },
): Promise<Coupon> {
  const columns = {
    ...(name !== undefined && { name, nameKey: couponKey(name) }),
    ...(percent_off !== undefined && { percentOff: percent_off }),
    ...(active !== undefined && { active }),
  };
  try {
    const [row] = pk === null ? await insert(database, columns, now) : await change(database, pk, columns);
    if (!row) throw notFound();
    return row;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw couponThere();
    throw error;
  }
}

type Columns = Partial<typeof coupons.$inferInsert>;

function insert(database: Database, { name = '', nameKey = '', percentOff = 0 }: Columns, createdAt: Date) {
  return database.insert(coupons).values({ name, nameKey, percentOff, createdAt }).returning(COLUMNS);
}

function change(database: Database, pk: number, columns: Columns) {
  if (Object.keys(columns).length === 0) return database.select(COLUMNS).from(coupons).where(eq(coupons.id, pk));
  return database.update(coupons).set(columns).where(eq(coupons.id, pk)).returning(COLUMNS);
}
