import { expect, it } from 'vitest';
import { isFiltered, NO_FILTERS, readFilters, writeFilters } from './courses-address.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

it.each([
  ['', NO_FILTERS],
  ['type=paid&search=excel&page=2', { type: 'paid', search: 'excel', page: 2 }],
  ['type=cheap&page=0', NO_FILTERS],
  ['page=1.5', NO_FILTERS],
])('reads %j', (address, filters) => {
  expect(read(address)).toEqual(filters);
});

it('writes only what differs from everything', () => {
  expect(writeFilters(NO_FILTERS)).toEqual({});
  expect(writeFilters({ type: 'free', search: 'prva pomoć', page: 3 })).toEqual({
    type: 'free',
    search: 'prva pomoć',
    page: '3',
  });
});

it('does not take a page for a filter', () => {
  expect([isFiltered({ ...NO_FILTERS, page: 2 }), isFiltered({ ...NO_FILTERS, type: 'paid' })]).toEqual([false, true]);
});
