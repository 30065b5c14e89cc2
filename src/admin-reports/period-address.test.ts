import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { periodAddress, periodQuery } from './period-address.ts';

beforeEach(() => {
  // In Belgrade the year 2027 has begun.
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
  // Months that have not begun are not there, and the last is then the one that goes on.
  ['from=2026-11&to=2027-02', { from: '2026-11' }],
  ['from=2027-02&to=2027-03', THIS_YEAR],
  ['to=2099-12', THIS_YEAR],
  // What no report is of: the last before the first, and more months than it has.
  ['from=2026-05&to=2026-01', THIS_YEAR],
  ['from=2020-01&to=2022-12', { from: '2020-01', to: '2022-12' }],
  ['from=2020-01&to=2023-01', THIS_YEAR],
  ['from=2020-01', THIS_YEAR],
  ['year=2026&from=2020-01', { year: 2026 }],
  ['year=2026&from=2026-13&to=x', { year: 2026 }],
])('asks for months that a report can have: %s', (address, asked) => {
  expect(JSON.parse(JSON.stringify(periodQuery(periodAddress.read(new URLSearchParams(address)))))).toEqual(asked);
});
