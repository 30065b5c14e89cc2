// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { VoucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

const network = vi.hoisted(() => ({ isThere: true }));
vi.mock('./code-pictures.tsx', async (load) => {
  if (!network.isThere) throw new TypeError('Failed to fetch');
  return load();
});

afterEach(() => void vi.restoreAllMocks());

it.each<[VoucherStatus, string, RegExp]>([
  ['unused', '2027-07-18', /^Valid until 18\.07\.2027/],
  ['used', '2027-07-18', /^Valid until 18\.07\.2027/],
  ['used', '2026-11-19', /^Was valid until 19\.11\.2026/],
  ['expired', '2026-11-19', /^Was valid until 19\.11\.2026/],
])('of a code that is %s and good until %s it is told whether that day is past', (status, validUntil, told) => {
  renderScreen(
    <VoucherTicket code="K7QW" onCopy={() => {}} today="2026-11-20" status={status} validUntil={validUntil} />,
  );
  expect(screen.getByText(told)).toBeTruthy();
});

it('can still be read and copied where its pictures did not come, and shows them at another try', async () => {
  // Silences what React logs about code that could not be loaded.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.isThere = false;
  const { said } = renderScreen(
    <VoucherTicket code="K7QW" onCopy={() => {}} today="2026-11-20" status="unused" validUntil="2027-07-18" />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show QR and bar code of K7QW' })));
  await vi.waitFor(() => expect(said).toMatchObject([{ tone: 'error', title: 'This part could not be loaded' }]));
  expect(screen.getByText('K7QW')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy code K7QW' })).toBeTruthy();
  network.isThere = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show QR and bar code of K7QW' })));
  expect(await screen.findByRole('img', { name: 'QR code K7QW' })).toBeTruthy();
});
