// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownTitle } from '../ground/page-title.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import type { Order } from './order-view.tsx';
import { SuccessPaymentScreen } from './success-payment-screen.tsx';

it.each(['', '0', '1.5', '1e2', '99999999999999999999', 'order-12'])(
  'says of an address that names no order, by "%s", that there is none, and asks nobody',
  async (id) => {
    const calls = serve(() => new Response(null, { status: 400 }));
    renderScreen(<SuccessPaymentScreen />, { at: `/success-payment/?order=${id}` });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
    expect(calls).toEqual([]);
  },
);

const bought: Order = {
  id: 12,
  status: 'completed',
  date: '2026-11-20T10:15:00Z',
  total: 5310,
  payroll_tax: 796.5,
  currency: 'RSD',
  lines: [],
};

const Title = () => <p role="note">{useShownTitle('Purchase complete')}</p>;

it.each([
  ['is not there', new Response(null, { status: 404 }), 'Order not found'],
  ['was cancelled', { ...bought, status: 'cancelled' }, 'Order 12'],
  ['is done', bought, 'Purchase complete'],
])('is titled by what has become of an order that %s', async (_, answer, title) => {
  serve(({ path }) => (path === 'v2/orders/12/' ? answer : undefined));
  const page = (
    <>
      <Title />
      <SuccessPaymentScreen />
    </>
  );
  renderScreen(page, { at: '/success-payment/?order=12' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('note').textContent).toBe(title);
});
