import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Coupon, changeCoupon as change, SavedCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, type Noted, noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isTaken } from '../database/sql-state.ts';
import { inTransaction } from '../database/transaction.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { readSaved } from './coupon-list.ts';
import { couponNames } from './coupon-names.ts';
import { couponThere } from './coupons.errors.ts';
import { coupons } from './coupons.table.ts';

const { id: pk, name, percentOff: percent_off, active, revision } = coupons;
const COLUMNS = { pk, name, percent_off, active, revision };

type Written = BodyOf<typeof change>;

interface Writing {
  admin: Acting;
  fields: Written;
  now: Date;
}

/** The fields of a coupon that its history tells of. */
const TOLD = ['name', 'percent_off', 'active'];

/** Puts a coupon in. Throws couponThere. */
export function insertCoupon(database: Database, { admin, fields, now }: Writing): Promise<SavedCoupon> {
  const { name = '', percent_off: percentOff = 0 } = fields;
  const columns = { ...couponNames(name), percentOff, createdAt: now, changedAt: now };
  return unlessThere(database, async (transaction) => {
    const [coupon] = await transaction.insert(coupons).values(columns).returning(COLUMNS);
    if (!coupon) throw new Error('No coupon was put in');
    const values = changedValues(null, coupon, TOLD);
    const by = await noteChange(transaction, admin, { kind: 'coupon.added', ...noteOf(coupon), values }, now);
    return savedBy(coupon, by, now);
  });
}

interface Changing extends Writing {
  pk: number;
  /** The revision that was seen; null is any. */
  seen: number | null;
}

/** Changes the sent fields of a coupon. Throws couponThere, notFound, or recordChanged. */
export function changeCoupon(database: Database, { admin, fields, now, pk, seen }: Changing): Promise<SavedCoupon> {
  const { name, percent_off: percentOff, active } = fields;
  const names = name === undefined ? {} : couponNames(name);
  const columns = { ...names, percentOff, active };
  const where = {
    kind: 'coupon' as const,
    companyId: PLATFORM,
    recordId: pk,
    read: () => readSaved(database, pk),
    revisionOf: ({ revision }: Coupon) => revision,
  };
  return unlessMoved(database, where, () =>
    unlessThere(database, async (transaction) => {
      const saved = await saveRecord(transaction, coupons, { key: { id: pk }, seen, columns, now });
      const { id, name, percent_off, active, revision } = saved.after as Omit<Coupon, 'pk'> & { id: number };
      const coupon = { pk: id, name, percent_off, active, revision };
      const values = changedValues(saved.before, coupon, TOLD);
      if (!saved.isChanged) return readSaved(transaction, pk);
      const by = await noteChange(transaction, admin, { kind: 'coupon.changed', ...noteOf(coupon), values }, now);
      return savedBy(coupon, by, now);
    }),
  );
}

const savedBy = (coupon: Coupon, by: Noted, now: Date): SavedCoupon =>
  Object.assign(coupon, { changed: { at: now.toISOString(), by } });

const noteOf = ({ pk, name, revision }: Coupon) => ({
  companyId: PLATFORM,
  recordId: pk,
  recordName: name,
  revision,
});

async function unlessThere<Done>(
  database: Database,
  write: (transaction: Transaction) => Promise<Done>,
): Promise<Done> {
  try {
    return await inTransaction(database, write);
  } catch (error) {
    if (isTaken(error)) throw couponThere();
    throw error;
  }
}
