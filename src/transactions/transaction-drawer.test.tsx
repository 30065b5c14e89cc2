// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { en as texts } from '#locales/transactions/en.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

const order: TransactionDetails = {
  id: 'order-12',
  kind: 'order',
  reference: 12,
  status: 'pending',
  needs_information: false,
  effect: 'spent',
  date: '2026-11-18T09:30:00.000Z',
  names: ['Massage'],
  amount: 1000,
  currency: 'RSD',
  lines: [],
  paid_from: [{ category_id: 0, category: null, year: 0, amount: 1000 }],
  payroll_tax: null,
  timeline: [{ status: 'pending', date: '2026-11-18T09:30:00.000Z' }],
  related: null,
  cancellable: true,
};
const cancelled = { ...order, status: 'cancelled', effect: 'nothing', cancellable: false } as const;

/** Opens an order over its list; a cancellation is answered when the test calls `answer`, with the order's new state or with `outcome`. */
function open(outcome?: Response) {
  let now: TransactionDetails = order;
  const waiting: (() => void)[] = [];
  const calls = serve(async ({ method, path }) => {
    if (path === 'v2/transactions/') {
      const spent = now === order ? 1000 : 0;
      return { ...onePage([now]), totals: { spent, held: 0, given_back: 0 } };
    }
    if (path === 'v2/me/') return jelena;
    if (method === 'POST') {
      await new Promise<void>((answer) => waiting.push(answer));
      if (outcome) return outcome;
    }
    return path.startsWith('v2/transactions/order-12/') ? now : undefined;
  });
  // As in a browser, an aborted call gets no answer.
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    Promise.race([
      answered(address, init),
      new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
    ]),
  );
  const seen = renderScreen(<TransactionsScreen />, { at: ['/transactions', '/transactions?open=order-12'] });
  const answer = (next: TransactionDetails) =>
    act(async () => {
      now = next;
      for (const each of waiting) each();
    });
  return { ...seen, answer, asked: (path: string) => calls.filter((call) => call.path === path).length };
}

async function confirm() {
  const drawer = within(await screen.findByRole('dialog', { name: 'Order 12' }));
  await userEvent.click(await drawer.findByRole('button', { name: texts['cancel.ask'] }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: texts['cancel.confirm'] }));
}

const list = async () => within(await screen.findByRole('table'));

it('is cancelled and said so, though one goes back meanwhile; the list and the money are read again', async () => {
  const { history, said, answer, asked } = open();
  await confirm();
  const before = asked('v2/me/');
  act(() => history.go(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await list()).getByText(texts.pending)).toBeTruthy();
  await answer(cancelled);
  expect(await (await list()).findByText(texts.cancelled)).toBeTruthy();
  expect(said).toEqual([{ tone: 'success', text: texts['cancel.done'], long: true }]);
  expect(asked('v2/me/')).toBe(before + 1);
  act(() => history.go(1));
  const drawer = within(await screen.findByRole('dialog', { name: 'Order 12' }));
  await waitFor(() => expect(drawer.queryByRole('button', { name: texts['cancel.ask'] })).toBeNull());
});

it('is said once, and read again once, to whoever stays', async () => {
  const { said, answer, asked } = open();
  await confirm();
  await answer(cancelled);
  await waitFor(() => expect(screen.queryByRole('button', { name: texts['cancel.ask'] })).toBeNull());
  await screen.findAllByText(texts.cancelled);
  expect(said).toHaveLength(1);
  expect([asked('v2/transactions/'), asked('v2/transactions/order-12/')]).toEqual([2, 2]);
});

it('is done for whoever asked for it twice, as a browser does when an answer is lost', async () => {
  const { said, answer } = open(Response.json({ code: 'orders.cancelled', message: 'Already.' }, { status: 409 }));
  await confirm();
  await answer(cancelled);
  await screen.findAllByText(texts.cancelled);
  await waitFor(() => expect(said).toEqual([{ tone: 'success', text: texts['cancel.done'], long: true }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads back to the list as it was filtered, also from the order that a refund is of', async () => {
  const refund: TransactionDetails = {
    ...cancelled,
    id: 'refund-3',
    kind: 'refund',
    reference: 12,
    related: 'order-12',
  };
  serve(({ path }) => {
    if (path === 'v2/transactions/') return { ...onePage([refund]), totals: { spent: 0, held: 0, given_back: 1000 } };
    return [refund, cancelled].find(({ id }) => path === `v2/transactions/${id}/`);
  });
  const { where } = renderScreen(<TransactionsScreen />, { at: '/transactions?type=refund' });
  await userEvent.click(await screen.findByRole('link', { name: 'Details: Refund of order 12' }));
  await userEvent.click(await screen.findByRole('link', { name: texts.relatedOrder }));
  await screen.findByRole('dialog', { name: 'Order 12' });
  await userEvent.click(screen.getByRole('button', { name: texts.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/transactions?type=refund');
});

it('is closed for good by the way back, also where it was opened before a search had rested', async () => {
  const { history, where } = open();
  await act(() => history.go(-1));
  const details = await screen.findByRole('link', { name: 'Details: Order 12' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'spa' } });
  await userEvent.click(details);
  await screen.findByRole('button', { name: texts['cancel.ask'] });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(where()).toBe('/transactions?open=order-12');
  await act(() => history.go(-1));
  await waitFor(() => expect(where()).toBe('/transactions?search=spa'));
});
