import { expect, it } from 'vitest';
import { budgetAddress } from './budget-place.ts';

const { read, write } = budgetAddress('2026-11-22');
const flexible = { category: 0, year: 0, calendarYear: 2026, month: null, page: 1, asTable: false };

it.each([
  ['', flexible],
  ['category=4', { ...flexible, category: 4, year: 2026 }],
  ['category=4&year=2025', { ...flexible, category: 4, year: 2025, calendarYear: 2025 }],
  ['category=4&year=2025&in=2026', { ...flexible, category: 4, year: 2025 }],
  ['in=2025', { ...flexible, calendarYear: 2025 }],
  ['month=2025-03', { ...flexible, calendarYear: 2025, month: '2025-03' }],
  ['month=2025-03&in=2026', { ...flexible, calendarYear: 2025, month: '2025-03' }],
  ['page=3&as=table', { ...flexible, page: 3, asTable: true }],
  ['page=0&in=1&month=2026-13&category=x&as=chart', { ...flexible, calendarYear: 2000 }],
  ['page=-1&month=1999-12', flexible],
  ['category=4&year=1800', { ...flexible, category: 4, year: 2026 }],
  ['category=4&year=0', { ...flexible, category: 4, year: 2026 }],
  ['category=4&year=99999', { ...flexible, category: 4, year: 2026 }],
])('reads %s', (address, place) => {
  expect(read(new URLSearchParams(address))).toEqual(place);
});

it.each([
  '',
  'category=4&year=2026',
  'category=4&year=2025&in=2026',
  'in=2025&page=2',
  'month=2025-03&page=3&as=table',
])('writes what it read: %s', (address) => {
  const written = Object.entries(write(read(new URLSearchParams(address)))).filter(([, text]) => text !== '');
  expect(new URLSearchParams(written).toString()).toBe(address);
});
