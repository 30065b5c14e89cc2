// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getOrder } from '#contract/checkout/checkout.contract.ts';
import { en } from '#locales/vouchers/en.ts';
import { query } from '../api/query.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { massageVoucher } from '../testing/vouchers.ts';
import { VouchersScreen } from './vouchers-screen.tsx';

it('has the order of a code that is marked as used read again: it shows the code as well', async () => {
  const wallet = { voucher: massageVoucher };
  serve(({ method, body }) => {
    if (method === 'GET') return onePage([wallet.voucher]);
    const { used } = body as { used: boolean };
    wallet.voucher = { ...massageVoucher, status: used ? 'used' : 'unused', used_at: '2026-11-20T10:00:00.000Z' };
    return wallet.voucher;
  });
  const { client } = renderScreen(<VouchersScreen />);
  const { queryKey } = query(getOrder, { params: { id: 12 } });
  client.setQueryData(queryKey, {} as never);
  const { code } = massageVoucher;
  await userEvent.click(await screen.findByRole('button', { name: en.markCode.replace('{{code}}', code) }));
  await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

it('marks two codes beside each other, and takes one back while the codes are still being read again', async () => {
  const codes = [1, 2].map((id) => ({ ...massageVoucher, id, code: `CODE-${id}` }));
  const asked: unknown[] = [];
  let isSlow = false;
  serve(({ method, path, body }) => {
    if (method === 'GET') return isSlow ? new Promise(() => {}) : onePage(codes);
    isSlow = true;
    asked.push([path, body]);
    return { ...codes.find(({ id }) => path.endsWith(`/${id}/`)), ...(body as object) };
  });
  const { said } = renderScreen(<VouchersScreen />);
  for (const { code } of codes)
    await userEvent.click(await screen.findByRole('button', { name: en.markCode.replace('{{code}}', code) }));
  await waitFor(() => expect(said).toHaveLength(2));
  said[0]?.action?.onPress();
  await waitFor(() =>
    expect(asked).toEqual([
      ['v2/vouchers/1/', { used: true }],
      ['v2/vouchers/2/', { used: true }],
      ['v2/vouchers/1/', { used: false }],
    ]),
  );
});
