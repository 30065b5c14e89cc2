import { expect, it } from 'vitest';
import { voucherStatus } from './vouchers.rules.ts';

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
