// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { keepCopy } from '../ground/offline-copy.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { OfflineShelf } from './offline-shelf.tsx';

const voucher: Voucher = {
  id: 1,
  code: 'K7QW-2MNP-83RT-XZ4V',
  status: 'unused',
  valid_until: '2099-11-22',
  used_at: null,
  voided_at: null,
  price: 3000,
  currency: 'RSD',
  bought_at: '2026-11-18T09:30:00.000Z',
  benefit: { id: 4, name: 'Groceries', image: null },
  provider: 'Domaća korpa',
  transaction: 'order-38',
};

it('says of the card and of the vouchers each when they were last seen', async () => {
  const card = { company: 'Morava', color: '#000', name: 'Jelena Đ', userId: 1, available: 20_000, currency: 'RSD' };
  keepCopy('card', card as Parameters<typeof keepCopy<'card'>>[1], new Date('2026-11-20T08:05:00.000Z'));
  keepCopy('vouchers', [voucher], new Date('2026-11-16T17:40:00.000Z'));
  renderScreen(<OfflineShelf />);

  const vouchers = await screen.findByRole('heading', { name: 'Vouchers' });
  expect(vouchers.nextElementSibling?.textContent).toBe('As of 16.11.2026. 18:40');
  expect(screen.getByRole('heading', { name: 'Available offline' }).nextElementSibling?.textContent).toBe(
    'As of 20.11.2026. 9:05',
  );
});
