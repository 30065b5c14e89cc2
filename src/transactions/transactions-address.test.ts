import { expect, it } from 'vitest';
import { isFiltered, NO_FILTERS, transactionsAddress } from './transactions-address.ts';

const read = (address: string) => transactionsAddress.read(new URLSearchParams(address));
const NOTHING = { ...NO_FILTERS, page: 1, open: '' };

it('reads what it writes', () => {
  const place = {
    type: 'refund',
    status: 'completed',
    from: '2026-11-01',
    to: '2026-11-20',
    search: 'čaj',
    page: 3,
    open: 'order-1',
  } as const;
  expect(read(new URLSearchParams(transactionsAddress.write(place)).toString())).toEqual(place);
  expect(Object.values(transactionsAddress.write(NOTHING)).join('')).toBe('');
});

it.each([
  ['type=gift', {}],
  ['status=paid', {}],
  ['page=0', {}],
  ['page=1.5', {}],
  ['from=2026-02-30', {}],
  ['from=2026-11-10&to=2026-11-09', { from: '2026-11-10' }],
  ['from=2026-11-10&to=2026-11-10', { from: '2026-11-10', to: '2026-11-10' }],
  ['to=2026-11-09', { to: '2026-11-09' }],
  ['notifications=all', {}],
  ['open=refund-7', { open: 'refund-7' }],
  // The server has no transactions with such ids, and would refuse each try.
  ['open=12', {}],
  ['open=order-', {}],
  ['open=order-12/', {}],
])('takes from %s only what it knows', (address, place) => {
  expect(read(address)).toEqual({ ...NOTHING, ...place });
});

it('does not call another page a filter', () => {
  expect([isFiltered(read('page=2')), isFiltered(read('search=a'))]).toEqual([false, true]);
});
