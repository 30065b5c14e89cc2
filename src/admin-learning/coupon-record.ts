import {
  addCoupon,
  changeCoupon,
  getCoupon,
  type ListedCoupon,
  listCoupons,
  type SavedCoupon,
} from '#contract/coupons/admin-coupons.contract.ts';
import { percentOf } from '#contract/coupons/coupons.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, type Newest } from '../admin/record/added-duplicates.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Fields of a new coupon. */
const EMPTY: EditedRecord = {
  fields: { name: '', percent_off: '' },
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A coupon as fields of its form; the percentage is text, as typed. */
export const editedOf = ({ name, percent_off: percent, ...coupon }: SavedCoupon): EditedRecord => ({
  fields: { name, percent_off: String(percent) },
  revision: coupon.revision,
  offered: coupon.active,
  by: coupon.changed.by?.name ?? null,
  at: coupon.changed.at,
});

/** The fields of the form, as typed. */
export const typedIn = ({ name, percent_off: percent }: Fields) => ({
  name: String(name ?? ''),
  percent_off: String(percent ?? ''),
});

/** Reads a coupon for its form, and saves the changes. `open` is its number, or `new`. */
export function couponCalls(open: string) {
  const params = { pk: Number(open) };
  const tried = new Set<string>();
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? EMPTY : editedOf(await callEndpoint(getCoupon, { params, signal })),
    findAdded,
    save: async ({ seen, changes, restores, key }: SaveTry): Promise<EditedRecord> => {
      if (seen === 0) {
        const isAgain = tried.has(key);
        tried.add(key);
        return add(changes, isAgain);
      }
      const { name, percent_off: percent } = typedIn(changes);
      const saved = await callEndpoint(changeCoupon, {
        params,
        headers: atRevision(seen),
        body: {
          ...('name' in changes && { name }),
          ...('percent_off' in changes && { percent_off: percentOf(percent) ?? 0 }),
          ...(restores && { active: true }),
        },
      });
      return editedOf(saved);
    },
  };
}

/** Adds a coupon. Where this repeats a call without an answer, the coupon that has the name may be the one that it added. */
async function add(changes: Fields, isAgain: boolean): Promise<EditedRecord> {
  try {
    return editedOf(await callEndpoint(addCoupon, { body: addedOf(changes) }));
  } catch (error) {
    if (!isAgain || !(error instanceof ApiError) || error.code !== 'coupons.there') throw error;
    const added = await findAdded(changes);
    if (!added) throw error;
    return added;
  }
}

function addedOf(changes: Fields) {
  const { name, percent_off: percent } = typedIn(changes);
  return { name, percent_off: percentOf(percent) ?? 0 };
}

/** The newest coupon with these fields: a save without an answer may have added it. */
async function findAdded(changes: Fields): Promise<EditedRecord | null> {
  const newest: Newest<ListedCoupon> = (query) => callEndpoint(listCoupons, { query });
  const [added] = await findAddedDuplicates(newest, addedOf(changes));
  return added ? editedOf(added) : null;
}
