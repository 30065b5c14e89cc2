import type { ListedCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import type { CouponBulkPreview } from '#contract/coupons/coupon-bulk.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const rows: readonly [name: string, percent: number, used: number, active?: boolean][] = [
  ['LETO 2026', 20, 38],
  ['PRVI-KURS', 50, 412],
  ['Zima u teretani', 15, 0],
  ['NOVI-KOLEGA', 30, 7],
  ['JUBILEJ', 100, 1204, false],
  ['Prolećni popust za jezike', 25, 1],
];

/** Coupons as in the administration list. */
export const sampleCoupons: readonly ListedCoupon[] = rows.map(([name, percent, used, active = true], place) => ({
  pk: place + 1,
  name,
  percent_off: percent,
  active,
  used,
  revision: 4,
  changed: { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } },
}));

/** The list's answer to a query. */
export function listedCoupons(search: URLSearchParams) {
  const state = search.get('state');
  const words = (search.get('search') ?? '').toLowerCase();
  return listAnswer(sampleCoupons, {
    search: words === '' ? null : ({ name }) => name.toLowerCase().includes(words),
    state: state === null ? null : ({ active }) => active === (state === 'active'),
  });
}

/** Preview of deactivating the first and the fifth of them. */
export function manyCouponsAsked(): CouponBulkPreview {
  const [valid, , , , off] = sampleCoupons.map(({ pk: id, name }) => ({ id, name }));
  if (!valid || !off) throw new Error('there are fewer coupons');
  return {
    id: 12,
    count: 2,
    affected: 1,
    refused: [{ code: 'same', count: 1, sample: [off] }],
    effects: { used: 38, used_lately: 5 },
    sample: [Object.assign({}, valid, { before: { active: true }, after: { active: false } })],
    expires_at: '2999-01-01T00:00:00.000Z',
  };
}
