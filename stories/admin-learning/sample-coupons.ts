import type { ListedCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

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
  return listAnswer(sampleCoupons, {
    search: words === '' ? null : ({ name }) => name.toLowerCase().includes(words),
    state: state === null ? null : ({ active }) => active === (state === 'active'),
  });
}
