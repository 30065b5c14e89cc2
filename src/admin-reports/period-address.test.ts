import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { periodAddress, periodQuery } from './period-address.ts';

beforeEach(() => {
  // The year 2027 has begun in Belgrade.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const THIS_YEAR = {};

it.each([
  ['', THIS_YEAR],
  ['year=2027', { year: 2027 }],
  ['year=2000', { year: 2000 }],
  ['year=2028', THIS_YEAR],
  ['year=2099', THIS_YEAR],
  ['year=1800', THIS_YEAR],
  ['year=0', THIS_YEAR],
  ['year=-2026', THIS_YEAR],
  ['year=20260', THIS_YEAR],
  ['year=abcd', THIS_YEAR],
  ['year=2026&from=2026-02', { from: '2026-02' }],
  ['from=2026-02&to=2026-05', { from: '2026-02', to: '2026-05' }],
  ['to=2026-05', { to: '2026-05' }],
  // Months in the future are ignored; the last month is then the current one.
  ['from=2026-11&to=2027-02', { from: '2026-11' }],
  ['from=2027-02&to=2027-03', THIS_YEAR],
  ['to=2099-12', THIS_YEAR],
  // Periods without a report: the last month before the first, or too many months.
  ['from=2026-05&to=2026-01', THIS_YEAR],
  ['from=2020-01&to=2022-12', { from: '2020-01', to: '2022-12' }],
  ['from=2020-01&to=2023-01', THIS_YEAR],
  ['from=2020-01', THIS_YEAR],
  ['year=2026&from=2020-01', { year: 2026 }],
  ['year=2026&from=2026-13&to=x', { year: 2026 }],
])('asks for months that a report can have: %s', (address, asked) => {
  expect(JSON.parse(JSON.stringify(periodQuery(periodAddress.read(new URLSearchParams(address)))))).toEqual(asked);
});
