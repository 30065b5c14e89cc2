import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { countExport } from './count-export.ts';

const shop = await startTestApp();
afterEach(() => shop.database.execute(sql`delete from rate_limits`));

// All exports count towards the same limit of thirty an hour.
it.each([
  ...['benefits', 'categories', 'changes', 'companies', 'courses', 'faq', 'invitations', 'orders'].map(
    (list) => `/admin/${list}/export/`,
  ),
  ...['packages', 'providers', 'suggestions', 'users'].map((list) => `/admin/${list}/export/`),
  '/user/coupon/export/',
  ...['budgets', 'changes', 'invitations', 'people', 'reports/budgets'].map((list) => `/company/${list}/export/`),
  '/company/payroll/2026-03/file/',
  ...['orders', 'people', 'requests', 'summary'].map((list) => `/v2/corporate/${list}/export/`),
])('%s is the last file of an hour once, and then refused', async (path) => {
  const changes = { adminRoles: ['owner' as const], companyRoles: ['owner' as const], corporateAccount: true };
  const owner = await shop.person({ changes });
  for (let files = 0; files < 29; files += 1) await countExport(shop.database, owner, shop.clock.now);
  const statuses = [];
  for (let files = 0; files < 2; files += 1) statuses.push((await shop.call(owner, 'GET', path)).status);
  // The payroll of an open month has no file, but the call is counted.
  expect(statuses).toEqual([path.includes('payroll') ? 409 : 200, 429]);
});
