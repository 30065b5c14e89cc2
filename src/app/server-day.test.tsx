// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime } from '../api/server-time.ts';
import { NotificationFilters } from '../notifications/notification-filters.tsx';
import type { NotificationListProps } from '../notifications/notification-list-props.ts';
import { RequestsScreen } from '../requests/requests-screen.tsx';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { TransactionFiltersRow } from '../transactions/transaction-filters.tsx';
import { NO_FILTERS } from '../transactions/transactions-address.ts';

const SERVER_DAY = 'Wed, 10 Mar 2027 10:00:00 GMT';
const learn = (date: string) => learnServerTime(new Response(null, { headers: { Date: date } }));

// The clock of the device is months behind the server's.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') });
  learn(SERVER_DAY);
});
afterEach(() => {
  learn(new Date().toUTCString());
  vi.useRealTimers();
});

const notNeeded = () => {};
const transactions = (
  <TransactionFiltersRow filters={NO_FILTERS} typed="" clearable={false} onType={notNeeded} onFilter={notNeeded} />
);
const list: NotificationListProps = {
  state: 'empty',
  offline: false,
  rows: [],
  count: 0,
  fresh: 0,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  typed: '',
  filters: { search: '', previewed: null, dateFrom: '', dateTo: '' },
  working: null,
  returnedFrom: null,
  onType: notNeeded,
  onFilter: notNeeded,
  onClear: notNeeded,
  onReadAll: notNeeded,
  onDeleteAll: notNeeded,
  onOpen: notNeeded,
  onRead: notNeeded,
  onDelete: notNeeded,
  onMore: notNeeded,
  onFresh: notNeeded,
  onRetry: notNeeded,
};
const notifications = <NotificationFilters {...list} />;

const marked = () => document.querySelector('[data-today]')?.textContent;

it.each<[string, ReactElement, string]>([
  ['transactions are looked for from', transactions, 'From date: Open calendar'],
  ['transactions are looked for to', transactions, 'To date: Open calendar'],
  ['notifications are looked for from', notifications, 'From date: Open calendar'],
  ['notifications are looked for to', notifications, 'To date: Open calendar'],
])('the calendar by which %s opens where the server has today, and marks that day', async (_, filters, button) => {
  renderScreen(filters);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('grid', { name: /March 2027/i });
  expect(marked()).toBe('10');
});

it('the calendar of a purchase marks the day of the server', async () => {
  serve(({ path }) => Response.json(path.includes('category') ? [] : onePage([]), { headers: { Date: SERVER_DAY } }));
  renderScreen(<RequestsScreen />, { at: '/reimbursement' });
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open calendar' }));
  await screen.findByRole('grid', { name: /March 2027/i });
  expect(marked()).toBe('10');
});
