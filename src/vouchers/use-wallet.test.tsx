// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepCopy } from '../ground/offline-copy.ts';
import { around, onePage, serve } from '../testing/render-screen.tsx';
import { massageVoucher as voucher } from '../testing/vouchers.ts';
import { useWallet } from './use-wallet.ts';

const KEPT_AT = '2026-11-22T10:00:00.000Z';

const loads = () => onePage([voucher]);
const fails = () => new Response(null, { status: 500 });
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

/** The wallet over a server whose answer the test may change. */
function open(answer: () => unknown) {
  const server = { answer };
  serve(() => server.answer());
  const { wrap } = around();
  const { result } = renderHook(() => useWallet(), { wrapper: wrap });
  return { server, now: () => result.current };
}

const isThere = (wallet: () => ReturnType<typeof useWallet>) =>
  waitFor(() => expect(wallet().vouchers).toMatchObject({ state: 'ready', data: [{ id: 1 }] }));

it('is as it is now, and says nothing of before', async () => {
  const { now } = open(loads);
  await isThere(now);
  expect(now().old).toBeNull();
});

it.each([
  ['the server is at fault', fails, 'failed'],
  ['there is no network', noNetwork, 'offline'],
] as const)('is the copy of this device when %s, and says which', async (_, answer, why) => {
  keepCopy('vouchers', [voucher], new Date(KEPT_AT));
  const { now } = open(answer);
  await isThere(now);
  expect(now().old).toEqual({ savedAt: KEPT_AT, why });
});

it('is the copy of this device while the browser knows of no network', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  keepCopy('vouchers', [voucher], new Date(KEPT_AT));
  const { now } = open(() => new Promise(() => {}));
  await isThere(now);
  expect(now().old).toEqual({ savedAt: KEPT_AT, why: 'offline' });
});

it('that was loaded says since when once the network is gone, though the browser does not know', async () => {
  const { server, now } = open(loads);
  await isThere(now);
  server.answer = noNetwork;
  await act(async () => now().vouchers.onRetry());
  await waitFor(() => expect(now().vouchers).toMatchObject({ state: 'ready', old: true }));
  expect(now().old).toEqual({ savedAt: expect.stringMatching(/^\d{4}-.*Z$/), why: 'offline' });
  server.answer = loads;
  await act(async () => now().vouchers.onRetry());
  await waitFor(() => expect(now().old).toBeNull());
});

it('stands as on the day of the server, whatever day the device has', async () => {
  const headers = { Date: 'Tue, 10 Mar 2026 10:00:00 GMT' };
  const { now } = open(() => Response.json(onePage([{ ...voucher, valid_until: '2026-03-10' }]), { headers }));
  await isThere(now);
  expect(now()).toMatchObject({ vouchers: { data: [{ status: 'unused' }] }, today: '2026-03-10' });
});
