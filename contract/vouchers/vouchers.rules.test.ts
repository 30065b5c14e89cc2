import { expect, it } from 'vitest';
import { daysLeft, voucherStatus } from './vouchers.rules.ts';

const fresh = { used_at: null, voided_at: null, valid_until: '2026-11-20' };
const at = '2026-11-01T10:00:00.000Z';

it.each([
  ['before its last day', fresh, '2026-11-19', 'unused'],
  ['on its last day', fresh, '2026-11-20', 'unused'],
  ['after its last day', fresh, '2026-11-21', 'expired'],
  ['used, after its last day', { ...fresh, used_at: at }, '2026-11-21', 'used'],
  ['of a cancelled order', { ...fresh, used_at: at, voided_at: at }, '2026-11-19', 'voided'],
])('a voucher %s', (_when, voucher, today, status) => {
  expect(voucherStatus(voucher, today)).toBe(status);
});

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-21', '2026-11-20', 1],
  ['2026-11-19', '2026-11-20', -1],
  // The clocks go back on 25 October.
  ['2026-11-01', '2026-10-01', 31],
])('until %s there are, on %s, %i days', (until, today, days) => {
  expect(daysLeft(until, today)).toBe(days);
});
