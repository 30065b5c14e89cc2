// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
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
