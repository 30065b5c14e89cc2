// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { type Order, OrderView } from './order-view.tsx';

const order: Order = {
  id: 1024,
  status: 'pending',
  date: '2026-11-20T10:15:00Z',
  total: 5310,
  payroll_tax: 796.5,
  currency: 'RSD',
  lines: [
    {
      id: 1,
      name: 'Gym',
      provider: 'Vežbaonica',
      image: null,
      benefit: 11,
      count: 1,
      unit_price: 5310,
      total: 5310,
      paid_from_category: 4000,
      paid_from_flexible: 1310,
      category: 'Sport/Sport',
      vouchers: [],
    },
  ],
};

const open = (one: Order) => renderScreen(<OrderView order={one} today="2026-11-21" onCopy={() => {}} />);

it('says which budgets paid an order', () => {
  open(order);
  expect(screen.getByRole('heading', { level: 1, name: 'Great choice.' })).toBeTruthy();
  expect(screen.getByText('Order 1024, 20.11.2026. 11:15')).toBeTruthy();
  expect(screen.getByText('Paid from')).toBeTruthy();
});

it.each([
  [1, 'Voucher code'],
  [2, 'Voucher codes'],
])('names what %d vouchers are used by', (count, name) => {
  const vouchers = Array.from({ length: count }, (_, id) => ({
    id,
    code: `K7QW-2MNP-83RT-XZ4${id}`,
    valid_until: '2027-11-20',
    used_at: null,
  }));
  open({ ...order, lines: order.lines.map((line) => Object.assign({}, line, { vouchers })) });
  expect(screen.getByRole('heading', { level: 4, name })).toBeTruthy();
});

it('says of an order that was cancelled that it went back to them, and praises nobody (product.md 7.6)', () => {
  open({ ...order, status: 'cancelled' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order 1024' })).toBeTruthy();
  expect(screen.getByText('20.11.2026. 11:15')).toBeTruthy();
  expect(screen.getByText('Refunded to')).toBeTruthy();
  expect(screen.queryByText('Paid from')).toBeNull();
});
