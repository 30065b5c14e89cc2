import { expect, it } from 'vitest';
import { isFiltered, NO_FILTERS, readFilters, writeFilters } from './transactions-address.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

it('reads what it writes', () => {
  const filters = {
    kind: 'refund',
    status: 'completed',
    from: '2026-11-01',
    to: '2026-11-20',
    search: 'čaj',
    page: 3,
  } as const;
  expect(read(new URLSearchParams(writeFilters(filters)).toString())).toEqual(filters);
  expect(writeFilters(NO_FILTERS)).toEqual({});
});

it.each([
  ['type=gift', {}],
  ['status=paid', {}],
  ['page=0', {}],
  ['page=1.5', {}],
  ['from=2026-02-30', {}],
  ['from=2026-11-10&to=2026-11-09', { from: '2026-11-10' }],
  ['to=2026-11-09', { to: '2026-11-09' }],
  ['open=order-1', {}],
])('takes from %s only what is a filter', (address, filters) => {
  expect(read(address)).toEqual({ ...NO_FILTERS, ...filters });
});

it('does not call another page a filter', () => {
  expect([isFiltered({ ...NO_FILTERS, page: 2 }), isFiltered({ ...NO_FILTERS, search: 'a' })]).toEqual([false, true]);
});
