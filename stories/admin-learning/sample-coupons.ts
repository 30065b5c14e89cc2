import type { ListedCoupon } from '#contract/coupons/admin-coupons.contract.ts';

const rows: readonly [name: string, percent: number, used: number, active?: boolean][] = [
  ['LETO 2026', 20, 38],
  ['PRVI-KURS', 50, 412],
  ['Zima u teretani', 15, 0],
  ['NOVI-KOLEGA', 30, 7],
  ['JUBILEJ', 100, 1204, false],
  ['Prolećni popust za jezike', 25, 1],
];

/** Coupons as administration has them. */
export const sampleCoupons: readonly ListedCoupon[] = rows.map(([name, percent, used, active = true], place) => ({
  pk: place + 1,
  name,
  percent_off: percent,
  active,
  used,
  revision: 4,
  changed: { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } },
}));

/** Those that the list is asked for. */
export function listedCoupons(search: URLSearchParams) {
  const state = search.get('state');
  const words = (search.get('search') ?? '').toLowerCase();
  const results = sampleCoupons
    .filter(({ active }) => state === null || active === (state === 'active'))
    .filter(({ name }) => name.toLowerCase().includes(words));
  return { count: results.length, count_is_exact: true, without: [], next: null, previous: null, results };
}
