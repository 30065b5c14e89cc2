import type { CouponImpact, ListedCoupon, listCoupons, SavedCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Database, Transaction } from '../database/database.ts';
import { findsWords } from '../database/search-words.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { impactOf } from '../records/impact.ts';
import { inState, isAnyOf, lastChangedOf, type RecordList } from '../records/record-list.ts';

/** A coupon `c` as it was saved. */
const SAVED = sql`c.id as pk, c.name, c.percent_off, c.active, c.revision,
  ${lastChangedOf('coupon', sql`c.id`, sql`c.changed_at`)} as changed`;

/** Coupons as administrators list them. */
export const COUPONS: RecordList<NonNullable<QueryOf<typeof listCoupons>>> = {
  from: sql`coupons c`,
  id: sql`c.id`,
  columns: sql`${SAVED}, (select count(*)::integer from enrolments e where e.coupon_id = c.id) as used`,
  filters: {
    search: (search) => findsWords(sql`c.search_key`, search),
    state: inState(sql`c.active`),
    ids: isAnyOf(sql`c.id`),
  },
  orderings: { name: sql`c.name_key`, percent_off: sql`c.percent_off`, changed: sql`c.changed_at` },
  first: '-pk',
};

/** Reads one coupon as its list has it. Throws notFound. */
export async function readListed(database: Database, id: number): Promise<ListedCoupon> {
  const { columns, from, id: key } = COUPONS;
  const [found] = await ask<ListedCoupon>(database, sql`select ${columns} from ${from} where ${key} = ${id}::integer`);
  if (!found) throw notFound();
  return found;
}

/** Reads one coupon as it was saved, and who saved it. Throws notFound. */
export async function readSaved(database: Database | Transaction, id: number): Promise<SavedCoupon> {
  const [found] = await ask<SavedCoupon>(database, sql`select ${SAVED} from coupons c where c.id = ${id}::integer`);
  if (!found) throw notFound();
  return found;
}

/** Coupons in a file. */
export const COUPONS_FILE: RecordsFile<ListedCoupon> = {
  headings: ['Naziv / Name', 'Popust u % / Discount in %', 'Iskorišćen puta / Times used', 'Stanje / State'],
  cells: ({ name, percent_off, used, active }) => [
    ...[name, String(percent_off), String(used)],
    active ? 'Aktivan / Active' : 'Isključen / Switched off',
  ],
};

const LATELY = 30 * 24 * 60 * 60 * 1000;

/** From when on a coupon was used lately. */
export const lately = (now: Date): string => new Date(now.getTime() - LATELY).toISOString();

/** The impact of deactivating a coupon. Throws notFound. */
export async function readImpact(database: Database, id: number, now: Date): Promise<CouponImpact> {
  const [effects] = await readEffects(database, { id, from: lately(now) });
  if (!effects) throw notFound();
  return impactOf('harmless', effects);
}

const readEffects = statement(
  'coupon_impact',
  of<CouponImpact['effects']>,
  () => sql`
    select (select count(*)::integer from enrolments e where e.coupon_id = c.id) as used,
      (select count(*)::integer from enrolments e where e.coupon_id = c.id and e.created_at >= ${text('from')}::timestamptz)
        as used_lately
    from coupons c where c.id = ${number('id')}`,
);
