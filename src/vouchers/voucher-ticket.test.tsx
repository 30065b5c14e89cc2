// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { VoucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

afterEach(cleanup);

it.each<[VoucherStatus, string, RegExp]>([
  ['unused', '2027-07-18', /^Valid until 18\.07\.2027/],
  ['used', '2027-07-18', /^Valid until 18\.07\.2027/],
  ['used', '2026-11-19', /^Was valid until 19\.11\.2026/],
  ['expired', '2026-11-19', /^Was valid until 19\.11\.2026/],
])('of a code that is %s and good until %s it is told whether that day is past', (status, validUntil, told) => {
  render(
    <LanguageContext value="EN">
      <VoucherTicket code="K7QW" onCopy={() => {}} today="2026-11-20" status={status} validUntil={validUntil} />
    </LanguageContext>,
  );
  expect(screen.getByText(told)).toBeTruthy();
});
