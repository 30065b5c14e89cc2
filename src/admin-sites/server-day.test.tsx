// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CODE_FOLDERS, filesOf, read } from '#contract/testing/files.ts';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { isLate } from '../admin/parts/person-state.tsx';
import { yearNow } from '../admin-budgets/budget-name.ts';
import { giftsAddress, giftsQuery } from '../admin-budgets/gifts-address.ts';
import { boughtAddress, boughtQuery } from '../admin-corporate/corporate-address.ts';
import { ordersAddress, ordersQuery } from '../admin-orders/orders-address.ts';
import { yearAddress } from '../admin-reports/payroll-address.ts';
import { periodAddress } from '../admin-reports/period-address.ts';
import { waitingDays } from '../admin-requests/waiting-age.ts';
import { learnServerTime } from '../api/server-time.ts';
import { changesAddress, changesMeant } from '../changes/changes-address.ts';

// The clock of the device is two years behind the server's.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-10T10:00:00Z') });
  learnServerTime(new Response(null, { headers: { Date: 'Wed, 10 Mar 2027 10:00:00 GMT' } }));
});
afterAll(() => {
  learnServerTime(new Response(null, { headers: { Date: new Date().toUTCString() } }));
  vi.useRealTimers();
});
afterEach(cleanup);

const TODAY = { date_from: '2027-03-10', date_to: '2027-03-10' };

it.each([
  ['gifts', () => giftsQuery(giftsAddress.read(new URLSearchParams('date=today')))],
  ['orders', () => ordersQuery(ordersAddress.read(new URLSearchParams('date=today')))],
  ['what was bought', () => boughtQuery(boughtAddress.read(new URLSearchParams('date=today')))],
  ['changes', () => changesMeant(changesAddress.read(new URLSearchParams('date=today')))],
])('today is the day of the server in a list of %s', (_, asked) => {
  expect(asked()).toMatchObject(TODAY);
});

it('a year and a month that have begun for the server can be shown', () => {
  expect(yearAddress.read(new URLSearchParams('year=2027'))).toEqual({ year: 2027 });
  expect(periodAddress.read(new URLSearchParams('from=2027-02'))).toMatchObject({ from: '2027-02' });
  expect(yearNow()).toBe(2027);
});

it('what waits and what is late is reckoned from the day of the server', () => {
  expect(waitingDays('2027-03-08T10:00:00Z')).toBe(2);
  expect(isLate('2027-03-10T09:00:00Z')).toBe(true);
});

it('what was changed today on the server was changed today', () => {
  render(<ChangedDay changed={{ at: '2027-03-10T08:00:00Z', by: null }} />);
  expect(screen.getByText('today')).toBeTruthy();
});

const BY_DEVICE = /\b(businessDay|businessHour|monthOf)\(new Date\((Date\.now\(\)[^()]*)?\)\)|\bnow(:| =) new Date\(\)/;

it('no screen takes the day of the device', () => {
  const code = filesOf(CODE_FOLDERS).filter((path) => /^src\/.*(?<!\.test)\.tsx?$/.test(path));
  expect(code.filter((path) => BY_DEVICE.test(read(path)))).toEqual([]);
});
