import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import { cartItems } from '../cart/cart.table.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { startTask } from '../tasks/start-task.ts';
import { type BenefitSettings, makeBenefit, makeCategory } from '../testing/benefits.ts';
import { pdfFile } from '../testing/files.ts';
import { makeCourse, passCourse } from '../testing/learning.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { isFull } from '../testing/test-length.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const company = await shop.company();
const people = {
  nobody: null,
  employee: await shop.person({ companyId: company }),
  'ended person': await shop.person({ companyId: company, changes: { active: false } }),
  'employee of another company': await shop.person({ flexible: 10_000_000 }),
  corporate: await shop.person({ companyId: company, changes: { corporateAccount: true } }),
  'company owner': await inCompany('owner'),
  'company people': await inCompany('people'),
  'company budgets': await inCompany('budgets'),
  'company reviewer': await inCompany('reviewer'),
  'company reports': await inCompany('reports'),
  'company owner elsewhere': await shop.person({ changes: { companyRoles: ['owner'] } }),
  'platform owner': await onPlatform('owner'),
  'platform owner without a code': await onPlatform('owner', null),
  'platform operations': await onPlatform('operations'),
  'platform content': await onPlatform('content'),
  'platform finance': await onPlatform('finance'),
  'platform auditor': await onPlatform('auditor'),
} satisfies Record<string, Person | null>;

type Who = keyof typeof people;
/** People with the same roles in another company: the tests of foreign records below cover them. */
const ELSEWHERE = ['employee of another company', 'company owner elsewhere'];
const EVERYBODY = (Object.keys(people) as Who[]).filter((who) => isFull || !ELSEWHERE.includes(who));

function inCompany(role: CompanyRole): Promise<Person> {
  return shop.person({ companyId: company, changes: { companyRoles: [role] } });
}

function onPlatform(role: AdminRole, oneTimeSecret: string | null = 'JBSWY3DPEHPK3PXP'): Promise<Person> {
  return shop.person({ changes: { adminRoles: [role], oneTimeSecret } });
}

/**
 * Who may make each call, written by hand from specification.md 6 and 7; for administration the site and its roles. `open` routes are not
 * calls of the contract.
 */
const ALLOWED: Record<
  string,
  'anyone' | 'employee' | 'corporate' | 'open' | 'local' | `${'platform' | 'company'}: ${string}`
> = {
  'POST /api/user/token/': 'anyone',
  'POST /api/user/token/topt/': 'anyone',
  'POST /api/user/logout/': 'employee',
  'POST /api/user/register/': 'anyone',
  'POST /api/user/confirm/:id/': 'anyone',
  'POST /api/user/confirm/resend/': 'anyone',
  'GET /api/user/invitation/:id/': 'anyone',
  'GET /api/user/new-address/:id/': 'anyone',
  'POST /api/user/new-address/:id/': 'anyone',
  'POST /api/user/forgot-password/': 'anyone',
  'GET /api/user/reset-password/:id/': 'anyone',
  'POST /api/user/reset-password/:id/': 'anyone',
  'GET /api/company/invitations/': 'company: owner people budgets reviewer',
  'POST /api/company/invitations/': 'company: owner people',
  'DELETE /api/company/invitations/:id/': 'company: owner people',
  'GET /api/v2/me/': 'employee',
  'POST /api/v2/me/picture/': 'employee',
  'DELETE /api/v2/me/picture/': 'employee',
  'GET /api/admin/users/': 'platform: owner operations auditor',
  'GET /api/admin/users/export/': 'platform: owner operations auditor',
  'POST /api/admin/users/export/': 'platform: owner operations auditor',
  'POST /api/admin/users/': 'platform: owner operations',
  'GET /api/admin/users/:company/:id/': 'platform: owner operations auditor',
  'PATCH /api/admin/users/:company/:id/': 'platform: owner operations',
  'GET /api/admin/users/:company/:id/changes/': 'platform: owner operations auditor',
  'GET /api/company/people/': 'company: owner people budgets reviewer',
  'GET /api/company/people/sums/': 'company: owner people budgets reviewer',
  'GET /api/company/people/export/': 'company: owner people budgets reviewer',
  'POST /api/company/people/export/': 'company: owner people budgets reviewer',
  'GET /api/company/people/units/': 'company: owner people budgets reviewer',
  'POST /api/company/people/': 'company: owner people',
  'GET /api/company/people/:id/': 'company: owner people budgets reviewer',
  'PATCH /api/company/people/:id/': 'company: owner people',
  'GET /api/company/people/:id/changes/': 'company: owner people budgets reviewer',
  'GET /api/company/changes/': 'company: owner',
  'GET /api/company/changes/export/': 'company: owner',
  'GET /api/admin/users/:company/:id/impact/': 'platform: owner operations auditor',
  'POST /api/admin/users/:company/:id/deactivate/': 'platform: owner operations',
  'POST /api/admin/users/:company/:id/reactivate/': 'platform: owner operations',
  'POST /api/admin/users/:company/:id/invite/': 'platform: owner operations',
  'GET /api/company/people/:id/impact/': 'company: owner people budgets reviewer',
  'POST /api/company/people/:id/deactivate/': 'company: owner people',
  'POST /api/company/people/:id/reactivate/': 'company: owner people',
  'POST /api/company/people/:id/invite/': 'company: owner people',
  'POST /api/company/people/invite/': 'company: owner people',
  'GET /api/company/people/counts/': 'company: owner people budgets reviewer',
  'POST /api/company/invitations/many/': 'company: owner people',
  'GET /api/company/invitations/export/': 'company: owner people budgets reviewer',
  'POST /api/company/invitations/export/': 'company: owner people budgets reviewer',
  'GET /api/company/invitations/:id/': 'company: owner people budgets reviewer',
  'POST /api/company/invitations/:id/again/': 'company: owner people',
  'POST /api/company/invitations/bulk/preview/': 'company: owner people',
  'POST /api/company/invitations/bulk/:id/run/': 'company: owner people',
  'GET /api/company/invitations/bulk/:id/': 'company: owner people budgets reviewer',
  'GET /api/admin/orders/': 'platform: owner operations finance auditor',
  'GET /api/admin/orders/export/': 'platform: owner operations finance auditor',
  'POST /api/admin/orders/export/': 'platform: owner operations finance auditor',
  'GET /api/admin/requests/': 'platform: owner operations finance auditor',
  'GET /api/admin/requests/:company/:id/': 'platform: owner operations finance auditor',
  'GET /api/admin/requests/:company/:id/comments/': 'platform: owner operations finance auditor',
  'GET /api/admin/requests/:company/:id/file/': 'platform: owner operations finance auditor',
  'POST /api/admin/requests/:company/:id/decide/': 'platform: owner operations',
  'GET /api/admin/orders/:company/:id/': 'platform: owner operations finance auditor',
  'GET /api/admin/orders/:company/:id/changes/': 'platform: owner operations finance auditor',
  'GET /api/admin/orders/:company/:id/impact/': 'platform: owner operations finance auditor',
  'POST /api/admin/orders/:company/:id/move/': 'platform: owner operations finance',
  'POST /api/admin/orders/:company/:id/cancel/': 'platform: owner operations finance',
  'GET /api/admin/approvals/': 'platform: owner operations content finance',
  'GET /api/admin/approvals/:id/': 'platform: owner operations content finance',
  'POST /api/admin/approvals/:id/approve/': 'platform: owner operations content finance',
  'POST /api/admin/approvals/:id/refuse/': 'platform: owner operations content finance',
  'POST /api/admin/approvals/:id/withdraw/': 'platform: owner operations content finance',
  'GET /api/admin/settings/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/settings/': 'platform: owner',
  'GET /api/admin/rates/': 'platform: owner finance auditor',
  'GET /api/admin/rates/changes/': 'platform: owner finance auditor',
  'GET /api/admin/rates/:currency/impact/': 'platform: owner finance auditor',
  'PUT /api/admin/rates/:currency/': 'platform: owner finance',
  'POST /api/admin/rates/proposals/:id/approve/': 'platform: owner finance',
  'POST /api/admin/rates/proposals/:id/refuse/': 'platform: owner finance',
  'POST /api/admin/rates/proposals/:id/withdraw/': 'platform: owner finance',
  'GET /api/admin/suggestions/': 'platform: owner operations finance auditor',
  'GET /api/admin/suggestions/export/': 'platform: owner operations finance auditor',
  'GET /api/admin/suggestions/:company/:id/': 'platform: owner operations finance auditor',
  'GET /api/admin/suggestions/:company/:id/changes/': 'platform: owner operations finance auditor',
  'PATCH /api/admin/suggestions/:company/:id/': 'platform: owner operations finance',
  'POST /api/admin/orders/bulk/preview/': 'platform: owner operations finance',
  'POST /api/admin/orders/bulk/:id/run/': 'platform: owner operations finance',
  'GET /api/admin/orders/bulk/:id/': 'platform: owner operations finance auditor',
  'GET /api/admin/invitations/': 'platform: owner operations auditor',
  'GET /api/admin/invitations/export/': 'platform: owner operations auditor',
  'POST /api/admin/invitations/export/': 'platform: owner operations auditor',
  'GET /api/admin/invitations/:company/:id/': 'platform: owner operations auditor',
  'POST /api/admin/invitations/:company/:id/again/': 'platform: owner operations',
  'DELETE /api/admin/invitations/:company/:id/': 'platform: owner operations',
  'POST /api/admin/invitations/bulk/preview/': 'platform: owner operations',
  'POST /api/admin/invitations/bulk/:id/run/': 'platform: owner operations',
  'GET /api/admin/invitations/bulk/:id/': 'platform: owner operations auditor',
  'POST /api/company/people/bulk/preview/': 'company: owner people',
  'GET /api/company/people/bulk/:id/': 'company: owner people budgets reviewer',
  'POST /api/company/people/bulk/:id/run/': 'company: owner people',
  'POST /api/company/people/bulk/:id/undo/': 'company: owner people',
  'POST /api/admin/users/bulk/preview/': 'platform: owner operations',
  'GET /api/admin/users/bulk/:id/': 'platform: owner operations auditor',
  'POST /api/admin/users/bulk/:id/run/': 'platform: owner operations',
  'POST /api/admin/users/bulk/:id/undo/': 'platform: owner operations',
  'GET /api/admin/imports/': 'platform: owner operations content finance auditor',
  'GET /api/admin/imports/export/': 'platform: owner operations content finance auditor',
  'POST /api/admin/imports/': 'platform: owner content',
  'GET /api/admin/imports/:id/': 'platform: owner operations content finance auditor',
  'PUT /api/admin/imports/:id/rows/': 'platform: owner content',
  'GET /api/admin/imports/:id/rows/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/imports/:id/rows/': 'platform: owner content',
  'POST /api/admin/imports/:id/rows/fix/': 'platform: owner content',
  'PUT /api/admin/imports/:id/mapping/': 'platform: owner content',
  'POST /api/admin/imports/:id/check/stop/': 'platform: owner content',
  'GET /api/admin/imports/:id/problems/export/': 'platform: owner operations content finance auditor',
  'GET /api/admin/imports/:id/rows/export/': 'platform: owner operations content finance auditor',
  'POST /api/admin/imports/:id/commit/': 'platform: owner content',
  'POST /api/admin/imports/:id/discard/': 'platform: owner content',
  'POST /api/admin/imports/:id/undo/': 'platform: owner content',
  'GET /api/company/imports/': 'company: owner people budgets reviewer',
  'GET /api/company/imports/export/': 'company: owner people budgets reviewer',
  'POST /api/company/imports/': 'company: owner people',
  'GET /api/company/imports/:id/': 'company: owner people budgets reviewer',
  'PUT /api/company/imports/:id/rows/': 'company: owner people',
  'GET /api/company/imports/:id/rows/': 'company: owner people budgets reviewer',
  'PATCH /api/company/imports/:id/rows/': 'company: owner people',
  'POST /api/company/imports/:id/rows/fix/': 'company: owner people',
  'PUT /api/company/imports/:id/mapping/': 'company: owner people',
  'POST /api/company/imports/:id/check/stop/': 'company: owner people',
  'GET /api/company/imports/:id/problems/export/': 'company: owner people budgets reviewer',
  'GET /api/company/imports/:id/rows/export/': 'company: owner people budgets reviewer',
  'GET /api/company/imports/:id/missing/': 'company: owner people budgets reviewer',
  'GET /api/company/imports/:id/ended/': 'company: owner people budgets reviewer',
  'POST /api/company/imports/:id/commit/': 'company: owner people',
  'POST /api/company/imports/:id/discard/': 'company: owner people',
  'POST /api/company/imports/:id/undo/': 'company: owner people',
  'GET /api/company/budget-imports/': 'company: owner budgets',
  'GET /api/company/budget-imports/export/': 'company: owner budgets',
  'POST /api/company/budget-imports/': 'company: owner budgets',
  'GET /api/company/budget-imports/:id/': 'company: owner budgets',
  'PUT /api/company/budget-imports/:id/rows/': 'company: owner budgets',
  'GET /api/company/budget-imports/:id/rows/': 'company: owner budgets',
  'PATCH /api/company/budget-imports/:id/rows/': 'company: owner budgets',
  'POST /api/company/budget-imports/:id/rows/fix/': 'company: owner budgets',
  'PUT /api/company/budget-imports/:id/mapping/': 'company: owner budgets',
  'POST /api/company/budget-imports/:id/check/stop/': 'company: owner budgets',
  'GET /api/company/budget-imports/:id/problems/export/': 'company: owner budgets',
  'GET /api/company/budget-imports/:id/rows/export/': 'company: owner budgets',
  'POST /api/company/budget-imports/:id/commit/': 'company: owner budgets',
  'POST /api/company/budget-imports/:id/discard/': 'company: owner budgets',
  'POST /api/company/budget-imports/:id/undo/': 'company: owner budgets',
  'GET /api/admin/user-imports/': 'platform: owner operations auditor',
  'GET /api/admin/user-imports/export/': 'platform: owner operations auditor',
  'POST /api/admin/user-imports/': 'platform: owner operations',
  'GET /api/admin/user-imports/:id/': 'platform: owner operations auditor',
  'PUT /api/admin/user-imports/:id/rows/': 'platform: owner operations',
  'GET /api/admin/user-imports/:id/rows/': 'platform: owner operations auditor',
  'PATCH /api/admin/user-imports/:id/rows/': 'platform: owner operations',
  'POST /api/admin/user-imports/:id/rows/fix/': 'platform: owner operations',
  'PUT /api/admin/user-imports/:id/mapping/': 'platform: owner operations',
  'POST /api/admin/user-imports/:id/check/stop/': 'platform: owner operations',
  'GET /api/admin/user-imports/:id/problems/export/': 'platform: owner operations auditor',
  'GET /api/admin/user-imports/:id/rows/export/': 'platform: owner operations auditor',
  'GET /api/admin/user-imports/:id/missing/': 'platform: owner operations auditor',
  'GET /api/admin/user-imports/:id/ended/': 'platform: owner operations auditor',
  'POST /api/admin/user-imports/:id/commit/': 'platform: owner operations',
  'POST /api/admin/user-imports/:id/discard/': 'platform: owner operations',
  'POST /api/admin/user-imports/:id/undo/': 'platform: owner operations',
  'POST /api/admin/users/:company/:id/password-reset/': 'platform: owner operations',
  'POST /api/admin/users/:company/:id/sessions/end/': 'platform: owner operations',
  'POST /api/admin/users/:company/:id/one-time-code/reset/': 'platform: owner operations',
  'POST /api/admin/users/:company/:id/erase/': 'platform: owner operations',
  'PUT /api/admin/users/:company/:id/email/': 'platform: owner operations',
  'DELETE /api/admin/users/:company/:id/email/': 'platform: owner operations',
  'PUT /api/company/people/:id/email/': 'company: owner people',
  'DELETE /api/company/people/:id/email/': 'company: owner people',
  'GET /api/admin/roles/': 'platform: owner auditor',
  'GET /api/company/roles/': 'company: owner',
  'GET /api/admin/users/:company/:id/roles/': 'platform: owner auditor',
  'GET /api/company/people/:id/roles/': 'company: owner',
  'PUT /api/admin/users/:company/:id/roles/': 'platform: owner',
  'PUT /api/company/people/:id/roles/': 'company: owner',
  'POST /api/user/change-password/': 'employee',
  'POST /api/user/one-time-code/': 'employee',
  'POST /api/user/one-time-code/confirm/': 'employee',
  'DELETE /api/user/one-time-code/': 'employee',
  'GET /api/user/sessions/': 'employee',
  'DELETE /api/user/sessions/': 'employee',
  'DELETE /api/user/sessions/:id/': 'employee',
  'PATCH /api/v2/me/': 'employee',
  'GET /api/v2/benefit/': 'employee',
  'GET /api/v2/benefit/:id/': 'employee',
  'GET /api/v2/category/': 'employee',
  'GET /api/v2/category-providers/:id/': 'employee',
  'GET /api/v2/home/': 'employee',
  'GET /api/v2/search/': 'employee',
  'POST /api/v2/toggle-favorite/': 'employee',
  'POST /api/v2/toggle-cart/': 'employee',
  'PATCH /api/v2/cart-items/:id/': 'employee',
  'POST /api/v2/accept-prices/': 'employee',
  'POST /api/v2/complete-purchase/': 'employee',
  'GET /api/v2/orders/:id/': 'employee',
  'GET /api/v2/notifications/': 'employee',
  'PATCH /api/v2/notifications/:id/': 'employee',
  'DELETE /api/v2/notifications/:id/': 'employee',
  'PATCH /api/v2/batch-notifications/': 'employee',
  'DELETE /api/v2/batch-notifications/': 'employee',
  'POST /api/v2/preview-notifications/': 'employee',
  'GET /api/v2/transactions/': 'employee',
  'GET /api/v2/requests/': 'employee',
  'POST /api/v2/requests/': 'employee',
  'GET /api/v2/requests/:id/file/': 'employee',
  'GET /api/company/requests/:id/file/': 'company: owner reviewer',
  'GET /api/v2/requests/:id/': 'employee',
  'PATCH /api/v2/requests/:id/': 'employee',
  'GET /api/v2/requests/:id/comments/': 'employee',
  'POST /api/v2/requests/:id/comments/': 'employee',
  'GET /api/company/requests/': 'company: owner reviewer',
  'GET /api/company/requests/:id/': 'company: owner reviewer',
  'PATCH /api/company/requests/:id/': 'company: owner reviewer',
  'POST /api/company/requests/:id/decide/': 'company: owner reviewer',
  'POST /api/company/requests/bulk/preview/': 'company: owner reviewer',
  'GET /api/company/requests/bulk/:id/': 'company: owner reviewer',
  'POST /api/company/requests/bulk/:id/run/': 'company: owner reviewer',
  'POST /api/company/requests/:id/claim/': 'company: owner reviewer',
  'POST /api/company/requests/:id/assign/': 'company: owner reviewer',
  'GET /api/company/absence/': 'company: owner reviewer',
  'PUT /api/company/absence/': 'company: owner reviewer',
  'DELETE /api/company/absence/': 'company: owner reviewer',
  'DELETE /api/company/requests/:id/claim/': 'company: owner reviewer',
  'GET /api/company/requests/:id/comments/': 'company: owner reviewer',
  'POST /api/company/requests/:id/comments/': 'company: owner reviewer',
  'GET /api/v2/suggestions/': 'employee',
  'POST /api/v2/suggestions/': 'employee',
  'POST /api/v2/contact/': 'employee',
  'GET /api/v2/faq/': 'employee',
  'GET /api/v2/documents/': 'employee',
  'GET /api/v2/locations/': 'employee',
  'GET /api/v2/documents/:id/file/': 'employee',
  'GET /api/v2/benefit/:id/document/': 'employee',
  'GET /api/v2/transactions/export/': 'employee',
  'GET /api/v2/transactions/:id/': 'employee',
  'POST /api/v2/transactions/:id/cancel/': 'employee',
  'GET /api/v2/budget/entries/': 'employee',
  'GET /api/v2/budget/year/': 'employee',
  'GET /api/v2/vouchers/': 'employee',
  'PATCH /api/v2/vouchers/:id/': 'employee',
  'GET /api/company/budgets/': 'company: owner budgets',
  'GET /api/company/approvals/': 'company: owner budgets',
  'GET /api/company/approvals/:id/': 'company: owner budgets',
  'POST /api/company/approvals/:id/approve/': 'company: owner budgets',
  'POST /api/company/approvals/:id/refuse/': 'company: owner budgets',
  'POST /api/company/approvals/:id/withdraw/': 'company: owner budgets',
  'GET /api/company/reports/budgets/': 'company: owner people budgets reviewer reports',
  'GET /api/company/reports/budgets/export/': 'company: owner people budgets reviewer reports',
  'GET /api/v2/corporate/summary/': 'corporate',
  'GET /api/v2/corporate/summary/export/': 'corporate',
  'GET /api/v2/corporate/people/': 'corporate',
  'GET /api/v2/corporate/people/sums/': 'corporate',
  'GET /api/v2/corporate/people/units/': 'corporate',
  'GET /api/v2/corporate/people/export/': 'corporate',
  'GET /api/v2/corporate/orders/': 'corporate',
  'GET /api/v2/corporate/orders/export/': 'corporate',
  'GET /api/v2/corporate/requests/': 'corporate',
  'GET /api/v2/corporate/requests/export/': 'corporate',
  'GET /api/company/payroll/': 'company: owner budgets',
  'GET /api/company/payroll/:month/': 'company: owner budgets',
  'GET /api/company/payroll/:month/people/': 'company: owner budgets',
  'POST /api/company/payroll/:month/close/': 'company: owner budgets',
  'GET /api/company/payroll/:month/file/': 'company: owner budgets',
  'GET /api/company/approval-limit/': 'company: owner budgets',
  'PUT /api/company/approval-limit/': 'company: owner',
  'GET /api/company/settings/': 'company: owner',
  'PATCH /api/company/settings/': 'company: owner',
  'GET /api/company/code/': 'company: owner',
  'POST /api/company/code/renew/': 'company: owner',
  'GET /api/company/core-benefits/': 'company: owner',
  'POST /api/company/core-benefits/': 'company: owner',
  'GET /api/company/core-benefits/order/': 'company: owner',
  'PUT /api/company/core-benefits/order/': 'company: owner',
  'GET /api/company/core-benefits/:id/': 'company: owner',
  'PATCH /api/company/core-benefits/:id/': 'company: owner',
  'GET /api/company/core-benefits/:id/changes/': 'company: owner',
  'GET /api/company/core-benefits/:id/document/': 'company: owner',
  'POST /api/company/core-benefits/:id/document/': 'company: owner',
  'DELETE /api/company/core-benefits/:id/document/': 'company: owner',
  'POST /api/company/core-benefits/:id/deactivate/': 'company: owner',
  'POST /api/company/core-benefits/:id/reactivate/': 'company: owner',
  'GET /api/company/budgets/:id/people/': 'company: owner budgets',
  'POST /api/company/budgets/preview/': 'company: owner budgets',
  'GET /api/company/budgets/export/': 'company: owner budgets',
  'GET /api/company/budgets/choices/': 'company: owner budgets',
  'GET /api/company/budgets/:id/': 'company: owner budgets',
  'POST /api/company/budgets/:id/stop/': 'company: owner budgets',
  'POST /api/company/budgets/:id/take-back/preview/': 'company: owner budgets',
  'POST /api/company/budgets/:id/take-back/': 'company: owner budgets',
  'GET /api/company/tasks/': 'company: owner people budgets reviewer reports',
  'GET /api/company/tasks/:id/': 'company: owner people budgets reviewer reports',
  'GET /api/company/tasks/:id/file/': 'company: owner people budgets reviewer reports',
  'POST /api/company/tasks/:id/cancel/': 'company: owner people budgets reviewer reports',
  'GET /api/admin/tasks/': 'platform: owner operations content finance auditor',
  'GET /api/admin/tasks/:id/': 'platform: owner operations content finance auditor',
  'GET /api/admin/tasks/:id/file/': 'platform: owner operations content finance auditor',
  'GET /api/company/search/': 'company: owner people budgets reviewer reports',
  'GET /api/admin/search/': 'platform: owner operations content finance auditor',
  'GET /api/company/ask/': 'company: owner people budgets reviewer reports',
  'GET /api/admin/ask/': 'platform: owner operations content finance auditor',
  'GET /api/company/today/': 'company: owner people budgets reviewer reports',
  'POST /api/admin/late-mail/set-aside/': 'platform: owner operations',
  'GET /api/admin/today/': 'platform: owner operations content finance auditor',
  'GET /api/company/pulse/': 'company: owner people budgets reviewer reports',
  'GET /api/admin/pulse/': 'platform: owner operations content finance auditor',
  'GET /api/company/saved-lists/': 'company: owner people budgets reviewer reports',
  'POST /api/company/saved-lists/': 'company: owner people budgets reviewer reports',
  'PATCH /api/company/saved-lists/:id/': 'company: owner people budgets reviewer reports',
  'DELETE /api/company/saved-lists/:id/': 'company: owner people budgets reviewer reports',
  'POST /api/company/saved-lists/:id/restore/': 'company: owner people budgets reviewer reports',
  'PUT /api/company/saved-lists/order/': 'company: owner people budgets reviewer reports',
  'PUT /api/company/saved-lists/:id/morning/': 'company: owner people budgets reviewer reports',
  'GET /api/admin/saved-lists/': 'platform: owner operations content finance auditor',
  'POST /api/admin/saved-lists/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/saved-lists/:id/': 'platform: owner operations content finance auditor',
  'DELETE /api/admin/saved-lists/:id/': 'platform: owner operations content finance auditor',
  'POST /api/admin/saved-lists/:id/restore/': 'platform: owner operations content finance auditor',
  'PUT /api/admin/saved-lists/order/': 'platform: owner operations content finance auditor',
  'PUT /api/admin/saved-lists/:id/morning/': 'platform: owner operations content finance auditor',
  'POST /api/admin/tasks/:id/cancel/': 'platform: owner operations content finance auditor',
  'POST /api/company/budgets/': 'company: owner budgets',
  'POST /api/v2/subscriptions/': 'employee',
  'GET /api/v2/subscriptions/': 'employee',
  'PATCH /api/v2/subscriptions/:id/': 'employee',
  'GET /api/service/certificate/': 'employee',
  'GET /api/service/certificate/:id/': 'employee',
  'GET /api/service/certificate/:id/pdf/': 'employee',
  'POST /api/service/certificate/:id/reissue/': 'employee',
  'GET /api/certificate/verify/:code/': 'anyone',
  'GET /api/service/course/': 'employee',
  'GET /api/service/course/:pk/': 'employee',
  'GET /api/service/course/:pk/pdf/': 'employee',
  'GET /api/service/package/': 'employee',
  'GET /api/service/package/:pk/': 'employee',
  'GET /api/service/package/:pk/pdf/': 'employee',
  'POST /api/user/coupon/check/': 'employee',
  'POST /api/service/course/': 'platform: owner content',
  'PATCH /api/service/course/:pk/': 'platform: owner content',
  'GET /api/service/course/:pk/certificate-pdf/': 'platform: owner operations content finance auditor',
  'GET /api/service/package/:pk/certificate-pdf/': 'platform: owner operations content finance auditor',
  'POST /api/service/package/': 'platform: owner content',
  'PATCH /api/service/package/:pk/': 'platform: owner content',
  'GET /api/user/coupon/': 'platform: owner finance auditor',
  'GET /api/user/coupon/:pk/': 'platform: owner finance auditor',
  'POST /api/user/coupon/': 'platform: owner finance',
  'PATCH /api/user/coupon/:pk/': 'platform: owner finance',
  'POST /api/service/course/:pk/enrol/': 'employee',
  'POST /api/service/package/:pk/enrol/': 'employee',
  'GET /api/service/course/:pk/attempt/': 'employee',
  'PUT /api/service/course/:pk/attempt/': 'employee',
  'POST /api/service/course/:pk/attempt/submit/': 'employee',
  'GET /api/admin/companies/': 'platform: owner operations auditor',
  'GET /api/admin/companies/export/': 'platform: owner operations auditor',
  'POST /api/admin/companies/': 'platform: owner operations',
  'GET /api/admin/companies/:id/': 'platform: owner operations auditor',
  'PATCH /api/admin/companies/:id/': 'platform: owner operations',
  'POST /api/admin/companies/:id/code/': 'platform: owner operations',
  'GET /api/admin/companies/:id/impact/': 'platform: owner operations auditor',
  'GET /api/admin/companies/:id/changes/': 'platform: owner operations auditor',
  'POST /api/admin/companies/:id/deactivate/': 'platform: owner operations',
  'POST /api/admin/companies/:id/reactivate/': 'platform: owner operations',
  'GET /api/admin/providers/': 'platform: owner operations content finance auditor',
  'GET /api/admin/providers/export/': 'platform: owner operations content finance auditor',
  'POST /api/admin/providers/': 'platform: owner content',
  'GET /api/admin/providers/:id/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/providers/:id/': 'platform: owner content',
  'POST /api/admin/providers/:id/picture/': 'platform: owner content',
  'DELETE /api/admin/providers/:id/picture/': 'platform: owner content',
  'GET /api/admin/providers/:id/impact/': 'platform: owner operations content finance auditor',
  'GET /api/admin/providers/:id/changes/': 'platform: owner operations content finance auditor',
  'POST /api/admin/providers/:id/deactivate/': 'platform: owner content',
  'POST /api/admin/providers/:id/reactivate/': 'platform: owner content',
  'GET /api/admin/benefits/': 'platform: owner operations content finance auditor',
  'GET /api/admin/benefits/export/': 'platform: owner operations content finance auditor',
  'POST /api/admin/benefits/export/': 'platform: owner operations content finance auditor',
  'GET /api/admin/benefits/companies/': 'platform: owner operations content finance auditor',
  'POST /api/admin/benefits/preview/': 'platform: owner content',
  'POST /api/admin/benefits/': 'platform: owner content',
  'GET /api/admin/benefits/:id/changes/': 'platform: owner operations content finance auditor',
  'GET /api/admin/benefits/:id/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/benefits/:id/': 'platform: owner content',
  'POST /api/admin/benefits/:id/copy/': 'platform: owner content',
  'POST /api/admin/benefits/pictures/': 'platform: owner content',
  'POST /api/admin/benefits/promo/': 'platform: owner content',
  'POST /api/admin/benefits/:id/pictures/': 'platform: owner content',
  'POST /api/admin/benefits/:id/promo/': 'platform: owner content',
  'GET /api/admin/benefits/:id/impact/': 'platform: owner operations content finance auditor',
  'POST /api/admin/benefits/:id/withdraw/': 'platform: owner content',
  'POST /api/admin/benefits/:id/offer/': 'platform: owner content',
  'POST /api/admin/providers/bulk/preview/': 'platform: owner content',
  'GET /api/admin/providers/bulk/:id/': 'platform: owner operations content finance auditor',
  'POST /api/admin/providers/bulk/:id/run/': 'platform: owner content',
  'POST /api/admin/providers/bulk/:id/undo/': 'platform: owner content',
  'POST /api/admin/benefits/bulk/preview/': 'platform: owner content',
  'GET /api/admin/benefits/bulk/:id/': 'platform: owner operations content finance auditor',
  'POST /api/admin/benefits/bulk/:id/run/': 'platform: owner content',
  'POST /api/admin/benefits/bulk/:id/undo/': 'platform: owner content',
  'POST /api/admin/courses/bulk/preview/': 'platform: owner content',
  'GET /api/admin/courses/bulk/:id/': 'platform: owner operations content finance auditor',
  'POST /api/admin/courses/bulk/:id/run/': 'platform: owner content',
  'POST /api/admin/courses/bulk/:id/undo/': 'platform: owner content',
  'POST /api/admin/packages/bulk/preview/': 'platform: owner content',
  'GET /api/admin/packages/bulk/:id/': 'platform: owner operations content finance auditor',
  'POST /api/admin/packages/bulk/:id/run/': 'platform: owner content',
  'POST /api/admin/packages/bulk/:id/undo/': 'platform: owner content',
  'POST /api/admin/suggestions/bulk/preview/': 'platform: owner operations finance',
  'GET /api/admin/suggestions/bulk/:id/': 'platform: owner operations finance auditor',
  'POST /api/admin/suggestions/bulk/:id/run/': 'platform: owner operations finance',
  'POST /api/user/coupon/bulk/preview/': 'platform: owner finance',
  'GET /api/user/coupon/bulk/:id/': 'platform: owner finance auditor',
  'POST /api/user/coupon/bulk/:id/run/': 'platform: owner finance',
  'POST /api/user/coupon/bulk/:id/undo/': 'platform: owner finance',
  'GET /api/admin/announcements/': 'platform: owner operations content finance auditor',
  'POST /api/admin/announcements/': 'platform: owner content',
  'GET /api/admin/announcements/:id/': 'platform: owner operations content finance auditor',
  'GET /api/admin/announcements/:id/changes/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/announcements/:id/': 'platform: owner content',
  'DELETE /api/admin/announcements/:id/': 'platform: owner content',
  'POST /api/admin/announcements/audience/': 'platform: owner operations content finance auditor',
  'POST /api/admin/announcements/preview/': 'platform: owner operations content finance auditor',
  'POST /api/admin/announcements/:id/picture/': 'platform: owner content',
  'DELETE /api/admin/announcements/:id/picture/': 'platform: owner content',
  'POST /api/admin/announcements/:id/attachment/': 'platform: owner content',
  'DELETE /api/admin/announcements/:id/attachment/': 'platform: owner content',
  'POST /api/admin/announcements/:id/test/': 'platform: owner content',
  'POST /api/admin/announcements/:id/send/': 'platform: owner content',
  'POST /api/admin/announcements/:id/cancel/': 'platform: owner content',
  'POST /api/admin/announcements/:id/stop/': 'platform: owner content',
  'POST /api/admin/announcements/:id/resume/': 'platform: owner content',
  'POST /api/admin/announcements/:id/withdraw/': 'platform: owner content',
  'POST /api/admin/announcements/:id/copy/': 'platform: owner content',
  'POST /api/admin/announcements/:id/approve/': 'platform: owner content',
  'POST /api/admin/announcements/:id/refuse/': 'platform: owner content',
  'POST /api/admin/faq/bulk/preview/': 'platform: owner content',
  'GET /api/admin/faq/bulk/:id/': 'platform: owner operations content finance auditor',
  'POST /api/admin/faq/bulk/:id/run/': 'platform: owner content',
  'POST /api/admin/faq/bulk/:id/undo/': 'platform: owner content',
  'GET /api/admin/categories/': 'platform: owner operations content finance auditor',
  'GET /api/admin/categories/export/': 'platform: owner operations content finance auditor',
  'POST /api/admin/categories/': 'platform: owner content',
  'PUT /api/admin/categories/order/': 'platform: owner content',
  'GET /api/admin/categories/:id/changes/': 'platform: owner operations content finance auditor',
  'GET /api/admin/categories/:id/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/categories/:id/': 'platform: owner content',
  'GET /api/admin/categories/:id/impact/': 'platform: owner operations content finance auditor',
  'POST /api/admin/categories/:id/deactivate/': 'platform: owner content',
  'POST /api/admin/categories/:id/reactivate/': 'platform: owner content',
  'GET /api/admin/documents/': 'platform: owner operations content finance auditor',
  'POST /api/admin/documents/': 'platform: owner content',
  'GET /api/admin/documents/order/': 'platform: owner operations content finance auditor',
  'PUT /api/admin/documents/order/': 'platform: owner content',
  'GET /api/admin/documents/:id/': 'platform: owner operations content finance auditor',
  'GET /api/admin/documents/:id/file/': 'platform: owner operations content finance auditor',
  'GET /api/admin/documents/:id/changes/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/documents/:id/': 'platform: owner content',
  'POST /api/admin/documents/:id/file/': 'platform: owner content',
  'POST /api/admin/documents/:id/withdraw/': 'platform: owner content',
  'POST /api/admin/documents/:id/offer/': 'platform: owner content',
  'GET /api/admin/faq/': 'platform: owner operations content finance auditor',
  'GET /api/admin/faq/export/': 'platform: owner operations content finance auditor',
  'GET /api/admin/faq/topics/': 'platform: owner operations content finance auditor',
  'GET /api/admin/faq/order/': 'platform: owner operations content finance auditor',
  'PUT /api/admin/faq/order/': 'platform: owner content',
  'POST /api/admin/faq/': 'platform: owner content',
  'GET /api/admin/faq/:id/': 'platform: owner operations content finance auditor',
  'GET /api/admin/faq/:id/changes/': 'platform: owner operations content finance auditor',
  'PATCH /api/admin/faq/:id/': 'platform: owner content',
  'POST /api/admin/faq/:id/withdraw/': 'platform: owner content',
  'POST /api/admin/faq/:id/offer/': 'platform: owner content',
  'GET /api/admin/courses/': 'platform: owner operations content finance auditor',
  'GET /api/admin/courses/export/': 'platform: owner operations content finance auditor',
  'GET /api/admin/courses/:pk/': 'platform: owner operations content finance auditor',
  'GET /api/admin/courses/:pk/impact/': 'platform: owner operations content finance auditor',
  'GET /api/admin/courses/:pk/changes/': 'platform: owner operations content finance auditor',
  'GET /api/admin/packages/': 'platform: owner operations content finance auditor',
  'GET /api/admin/packages/export/': 'platform: owner operations content finance auditor',
  'GET /api/admin/packages/:pk/': 'platform: owner operations content finance auditor',
  'GET /api/admin/packages/:pk/impact/': 'platform: owner operations content finance auditor',
  'GET /api/admin/packages/:pk/changes/': 'platform: owner operations content finance auditor',
  'GET /api/user/coupon/export/': 'platform: owner finance auditor',
  'GET /api/user/coupon/:pk/impact/': 'platform: owner finance auditor',
  'GET /api/user/coupon/:pk/changes/': 'platform: owner finance auditor',
  'GET /api/admin/changes/': 'platform: owner finance auditor',
  'GET /api/admin/changes/export/': 'platform: owner finance auditor',
  'GET /api/admin/changes/:id/': 'platform: owner finance auditor',
  'GET /api/admin/changes/seals/': 'platform: owner finance auditor',
  'POST /api/admin/changes/seals/verify/': 'platform: owner finance auditor',
  'GET /health/live': 'open',
  'GET /health/ready': 'open',
  'GET /metrics': 'local',
  'GET /api/openapi.json': 'open',
  'GET /api/docs/': 'open',
  // Public by an unguessable address; other stored files are not served (profile.routes.test.ts).
  'GET /files/pictures/*': 'open',
  'GET /files/learning/*': 'open',
  'GET /files/providers/*': 'open',
  'GET /files/benefits/*': 'open',
  'GET /files/announcements/*': 'open',
  'GET /pictures/*': 'open',
  'GET /*': 'open',
};

const registered = shop.app.shop.registered.filter((route) => !route.startsWith('HEAD '));

it('knows who may make every call that there is', () => {
  expect([...registered].sort()).toEqual(Object.keys(ALLOWED).sort());
});

// A route without a row fails only the test above.
const calls = registered.filter((route) => !['open', 'local'].includes(ALLOWED[route] ?? 'open'));

const IN = 'is let in';

/** The expected outcome of the call: let in, or the code of the refusal. */
function expected(route: string, who: Who): string {
  const row = ALLOWED[route] ?? '';
  if (row === 'anyone') return IN;
  if (who === 'nobody' || who === 'ended person') return 'session.missing';
  if (row === 'employee') return IN;
  if (row === 'corporate') return who === 'corporate' ? IN : 'session.role';
  const [site = '', roles = ''] = row.split(': ');
  const [ownSite, role = ''] = who.split(' ');
  if (ownSite !== site) return 'session.role';
  if (!roles.split(' ').includes(role)) return 'session.permission';
  return who.endsWith('without a code') && !route.startsWith('GET ') ? 'session.one_time_code_needed' : IN;
}

async function outcome(route: string, who: Who): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const person: Person | null = people[who];
  const isSignOut = path.startsWith('/api/user/logout');
  const caller = isSignOut && person ? await again(person) : person;
  const address = path.slice(4).replaceAll(/:(id|pk|company)/g, '999999');
  const { status, body } = await shop.call(caller, method, address, { 'not-a-field': 1 });
  if (status !== 401 && status !== 403) expect([200, 204, 304, 400, 404, 410, 415, 428]).toContain(status);
  return status === 401 || status === 403 ? body.code : IN;
}

/** The callers for whom the outcome differs from the row. */
async function misjudged(route: string): Promise<Who[]> {
  const wrong: Who[] = [];
  for (const who of EVERYBODY) if ((await outcome(route, who)) !== expected(route, who)) wrong.push(who);
  return wrong;
}

it.each(calls)('%s lets in and refuses whom its table says', async (route) => {
  expect(await misjudged(route)).toEqual([]);
});

it('would notice a call whose permission was left off', async () => {
  const { permission } = addCoupon;
  addCoupon.permission = undefined;
  try {
    expect(await misjudged('POST /api/user/coupon/')).toEqual([
      'platform owner without a code',
      'platform operations',
      'platform content',
      'platform auditor',
    ]);
  } finally {
    addCoupon.permission = permission;
  }
});

/** Signs the person in again, after a call that ends the session. */
async function again(who: Person): Promise<Person> {
  const token = await signInToken(database, clock.now, who);
  return { ...who, token, headers: { authorization: `Token ${token}` } };
}

interface Owned {
  /** The body, or a function by which the caller finds it out. */
  body?: object | ((asker: Person, id: number | string) => Promise<object>);
  make: (owner: Person) => Promise<number | string>;
  /** The call needs a file. */
  file?: true;
  /** The call needs the revision that was seen, here 1. */
  seen?: true;
  /** The record belongs to a whole company instead of an employee. */
  ofCompany?: true;
}

/** Makes a record of somebody; returns its id. */
const OWNED: Record<string, Owned> = {
  'GET /api/v2/benefit/:id/document/': { make: async ({ companyId }) => addCore(await ownerOf(companyId)) },
  'GET /api/v2/benefit/:id/': { make: ({ companyId }) => makeBenefit(database, clock.now, { companies: [companyId] }) },
  'PATCH /api/v2/cart-items/:id/': { body: { count: 2 }, make: (owner) => putInCart(owner) },
  'PATCH /api/v2/notifications/:id/': { body: { previewed: true }, make: notify },
  'DELETE /api/v2/notifications/:id/': { make: notify },
  'GET /api/v2/orders/:id/': { make: buy },
  'DELETE /api/user/sessions/:id/': { make: signInOnce },
  'GET /api/v2/requests/:id/': { make: file },
  'PATCH /api/v2/requests/:id/': { body: { status: 'cancelled' }, make: file },
  'GET /api/v2/requests/:id/comments/': { make: file },
  'POST /api/v2/requests/:id/comments/': { body: { text: 'Hello' }, make: file },
  'GET /api/v2/requests/:id/file/': { make: upload },
  'GET /api/company/requests/:id/file/': { make: uploadOfCompany, ofCompany: true },
  'GET /api/company/requests/:id/': { make: fileOfCompany, ofCompany: true },
  'PATCH /api/company/requests/:id/': { body: { status: 'in_review' }, make: fileOfCompany, ofCompany: true },
  'POST /api/company/requests/:id/decide/': {
    body: { decision: 'accepted', seen: { status: 'pending', comment: null } },
    make: fileOfCompany,
    ofCompany: true,
  },
  'POST /api/company/requests/:id/claim/': { body: {}, make: fileOfCompany, ofCompany: true },
  'POST /api/company/requests/:id/assign/': { body: { to: null }, make: fileOfCompany, ofCompany: true },
  'DELETE /api/company/requests/:id/claim/': { make: fileOfCompany, ofCompany: true },
  'GET /api/company/requests/:id/comments/': { make: fileOfCompany, ofCompany: true },
  'POST /api/company/requests/:id/comments/': { body: { text: 'Hello' }, make: fileOfCompany, ofCompany: true },
  'GET /api/v2/transactions/:id/': { make: async (owner) => `order-${await buy(owner)}` },
  'POST /api/v2/transactions/:id/cancel/': { make: async (owner) => `order-${await buy(owner)}` },
  'PATCH /api/v2/vouchers/:id/': { body: { used: true }, make: buyVoucher },
  'PATCH /api/v2/subscriptions/:id/': { body: { subscription_active: false }, make: subscribe },
  'GET /api/service/certificate/:id/': { make: certify },
  'GET /api/service/certificate/:id/pdf/': { make: certify },
  'POST /api/service/certificate/:id/reissue/': { make: renamed },
};

// Providers of a category are the same for everybody; whom their offers are for is tested with the benefits.
const NOBODYS = [
  // Tasks of other owners of the platform are not found (tasks.routes.test.ts).
  'GET /api/admin/tasks/:id/',
  'GET /api/admin/tasks/:id/file/',
  'POST /api/admin/tasks/:id/cancel/',
  // Which saved lists a person sees on the platform is tested in saved-lists.routes.test.ts.
  'PATCH /api/admin/saved-lists/:id/',
  'DELETE /api/admin/saved-lists/:id/',
  'POST /api/admin/saved-lists/:id/restore/',
  'PUT /api/admin/saved-lists/:id/morning/',
  // Each company has its own months; the session says which company it is (payroll.routes.test.ts).
  'GET /api/company/payroll/:month/',
  'GET /api/company/payroll/:month/people/',
  'POST /api/company/payroll/:month/close/',
  'GET /api/company/payroll/:month/file/',
  // People who may read the log of changes may read all of it.
  'GET /api/admin/changes/:id/',
  // Documents are for everybody.
  'GET /api/v2/documents/:id/file/',
  'GET /api/v2/category-providers/:id/',
  // Courses and packages are for everybody; who may read their PDFs is tested with them.
  'GET /api/service/course/:pk/',
  'GET /api/service/course/:pk/pdf/',
  'GET /api/service/package/:pk/',
  'GET /api/service/package/:pk/pdf/',
  'GET /api/service/course/:pk/certificate-pdf/',
  'GET /api/service/package/:pk/certificate-pdf/',
  'PATCH /api/service/course/:pk/',
  'PATCH /api/service/package/:pk/',
  'GET /api/admin/courses/:pk/',
  'GET /api/admin/courses/:pk/impact/',
  'GET /api/admin/courses/:pk/changes/',
  'GET /api/admin/packages/:pk/',
  'GET /api/admin/packages/:pk/impact/',
  'GET /api/admin/packages/:pk/changes/',
  'GET /api/user/coupon/:pk/',
  'PATCH /api/user/coupon/:pk/',
  'GET /api/user/coupon/:pk/impact/',
  'GET /api/user/coupon/:pk/changes/',
  // A bulk is found only by the person who made it (benefit-bulk.routes.test.ts).
  'GET /api/admin/benefits/bulk/:id/',
  'POST /api/admin/benefits/bulk/:id/run/',
  'POST /api/admin/benefits/bulk/:id/undo/',
  'GET /api/admin/providers/bulk/:id/',
  'POST /api/admin/providers/bulk/:id/run/',
  'POST /api/admin/providers/bulk/:id/undo/',
  'GET /api/admin/courses/bulk/:id/',
  'POST /api/admin/courses/bulk/:id/run/',
  'POST /api/admin/courses/bulk/:id/undo/',
  'GET /api/admin/packages/bulk/:id/',
  'POST /api/admin/packages/bulk/:id/run/',
  'POST /api/admin/packages/bulk/:id/undo/',
  'GET /api/admin/suggestions/bulk/:id/',
  'POST /api/admin/suggestions/bulk/:id/run/',
  'GET /api/user/coupon/bulk/:id/',
  'POST /api/user/coupon/bulk/:id/run/',
  'POST /api/user/coupon/bulk/:id/undo/',
  // Announcements are the platform's own.
  'GET /api/admin/announcements/:id/',
  'GET /api/admin/announcements/:id/changes/',
  'PATCH /api/admin/announcements/:id/',
  'DELETE /api/admin/announcements/:id/',
  'POST /api/admin/announcements/:id/picture/',
  'DELETE /api/admin/announcements/:id/picture/',
  'POST /api/admin/announcements/:id/attachment/',
  'DELETE /api/admin/announcements/:id/attachment/',
  'POST /api/admin/announcements/:id/test/',
  'POST /api/admin/announcements/:id/send/',
  'POST /api/admin/announcements/:id/cancel/',
  'POST /api/admin/announcements/:id/stop/',
  'POST /api/admin/announcements/:id/resume/',
  'POST /api/admin/announcements/:id/withdraw/',
  'POST /api/admin/announcements/:id/copy/',
  'POST /api/admin/announcements/:id/approve/',
  'POST /api/admin/announcements/:id/refuse/',
  'GET /api/admin/faq/bulk/:id/',
  'POST /api/admin/faq/bulk/:id/run/',
  'POST /api/admin/faq/bulk/:id/undo/',
  // Providers, categories, benefits and questions are the platform's.
  'GET /api/admin/benefits/:id/',
  'PATCH /api/admin/benefits/:id/',
  'POST /api/admin/benefits/:id/copy/',
  'POST /api/admin/benefits/:id/pictures/',
  'POST /api/admin/benefits/:id/promo/',
  'GET /api/admin/benefits/:id/impact/',
  'POST /api/admin/benefits/:id/withdraw/',
  'POST /api/admin/benefits/:id/offer/',
  'GET /api/admin/categories/:id/',
  'PATCH /api/admin/categories/:id/',
  'GET /api/admin/categories/:id/impact/',
  'POST /api/admin/categories/:id/deactivate/',
  'POST /api/admin/categories/:id/reactivate/',
  // The platform looks after all companies, so each of them is found.
  'GET /api/admin/companies/:id/',
  'PATCH /api/admin/companies/:id/',
  'POST /api/admin/companies/:id/code/',
  'GET /api/admin/companies/:id/impact/',
  'GET /api/admin/companies/:id/changes/',
  'POST /api/admin/companies/:id/deactivate/',
  'POST /api/admin/companies/:id/reactivate/',
  'GET /api/admin/providers/:id/',
  'PATCH /api/admin/providers/:id/',
  'POST /api/admin/providers/:id/picture/',
  'DELETE /api/admin/providers/:id/picture/',
  'GET /api/admin/providers/:id/impact/',
  'GET /api/admin/providers/:id/changes/',
  'GET /api/admin/benefits/:id/changes/',
  'GET /api/admin/categories/:id/changes/',
  'POST /api/admin/providers/:id/deactivate/',
  'POST /api/admin/providers/:id/reactivate/',
  'GET /api/admin/documents/:id/',
  'GET /api/admin/documents/:id/file/',
  'GET /api/admin/documents/:id/changes/',
  'PATCH /api/admin/documents/:id/',
  'POST /api/admin/documents/:id/file/',
  'POST /api/admin/documents/:id/withdraw/',
  'POST /api/admin/documents/:id/offer/',
  'GET /api/admin/faq/:id/',
  'GET /api/admin/faq/:id/changes/',
  'PATCH /api/admin/faq/:id/',
  'POST /api/admin/faq/:id/withdraw/',
  'POST /api/admin/faq/:id/offer/',
  // Imports of benefits by other people are tested in benefit-imports.routes.test.ts.
  'GET /api/admin/imports/:id/',
  'PUT /api/admin/imports/:id/rows/',
  'GET /api/admin/imports/:id/rows/',
  'PATCH /api/admin/imports/:id/rows/',
  'POST /api/admin/imports/:id/rows/fix/',
  'PUT /api/admin/imports/:id/mapping/',
  'POST /api/admin/imports/:id/check/stop/',
  'GET /api/admin/imports/:id/problems/export/',
  'GET /api/admin/imports/:id/rows/export/',
  'POST /api/admin/imports/:id/commit/',
  'POST /api/admin/imports/:id/discard/',
  'POST /api/admin/imports/:id/undo/',
  // Calls that need an import in a later state are tested with another company's in imports.routes.test.ts.
  'PATCH /api/company/imports/:id/rows/',
  'POST /api/company/imports/:id/rows/fix/',
  'PUT /api/company/imports/:id/mapping/',
  'POST /api/company/imports/:id/check/stop/',
  'GET /api/company/imports/:id/problems/export/',
  'GET /api/company/imports/:id/rows/export/',
  'POST /api/company/imports/:id/commit/',
  'POST /api/company/imports/:id/undo/',
  'PATCH /api/company/budget-imports/:id/rows/',
  'POST /api/company/budget-imports/:id/rows/fix/',
  'PUT /api/company/budget-imports/:id/mapping/',
  'POST /api/company/budget-imports/:id/check/stop/',
  'GET /api/company/budget-imports/:id/problems/export/',
  'GET /api/company/budget-imports/:id/rows/export/',
  'POST /api/company/budget-imports/:id/commit/',
  'POST /api/company/budget-imports/:id/undo/',
  // The platform's calls reach all companies: user-imports.routes.test.ts.
  'GET /api/admin/user-imports/:id/',
  'PUT /api/admin/user-imports/:id/rows/',
  'GET /api/admin/user-imports/:id/rows/',
  'PATCH /api/admin/user-imports/:id/rows/',
  'POST /api/admin/user-imports/:id/rows/fix/',
  'PUT /api/admin/user-imports/:id/mapping/',
  'POST /api/admin/user-imports/:id/check/stop/',
  'GET /api/admin/user-imports/:id/problems/export/',
  'GET /api/admin/user-imports/:id/rows/export/',
  'GET /api/admin/user-imports/:id/missing/',
  'GET /api/admin/user-imports/:id/ended/',
  'POST /api/admin/user-imports/:id/commit/',
  'POST /api/admin/user-imports/:id/discard/',
  'POST /api/admin/user-imports/:id/undo/',
  // The platform's calls reach all companies; their own tests check that company and id must belong together.
  'GET /api/admin/users/:company/:id/',
  'PATCH /api/admin/users/:company/:id/',
  'GET /api/admin/users/:company/:id/changes/',
  'GET /api/admin/users/:company/:id/roles/',
  'PUT /api/admin/users/:company/:id/email/',
  'DELETE /api/admin/users/:company/:id/email/',
  'POST /api/admin/users/:company/:id/password-reset/',
  'POST /api/admin/users/:company/:id/sessions/end/',
  'POST /api/admin/users/:company/:id/one-time-code/reset/',
  'POST /api/admin/users/:company/:id/erase/',
  'GET /api/admin/users/:company/:id/impact/',
  'POST /api/admin/users/:company/:id/deactivate/',
  'POST /api/admin/users/:company/:id/reactivate/',
  'POST /api/admin/users/:company/:id/invite/',
  'GET /api/admin/requests/:company/:id/',
  'GET /api/admin/requests/:company/:id/comments/',
  'GET /api/admin/requests/:company/:id/file/',
  'POST /api/admin/requests/:company/:id/decide/',
  'GET /api/admin/orders/:company/:id/',
  'GET /api/admin/orders/:company/:id/changes/',
  'GET /api/admin/orders/:company/:id/impact/',
  'POST /api/admin/orders/:company/:id/move/',
  'POST /api/admin/orders/:company/:id/cancel/',
  // Proposals that a person may not decide on are not found (admin-approvals.routes.test.ts).
  'GET /api/admin/approvals/:id/',
  'POST /api/admin/approvals/:id/approve/',
  'POST /api/admin/approvals/:id/refuse/',
  'POST /api/admin/approvals/:id/withdraw/',
  'GET /api/admin/rates/:currency/impact/',
  'PUT /api/admin/rates/:currency/',
  'POST /api/admin/rates/proposals/:id/approve/',
  'POST /api/admin/rates/proposals/:id/refuse/',
  'POST /api/admin/rates/proposals/:id/withdraw/',
  'GET /api/admin/suggestions/:company/:id/',
  'GET /api/admin/suggestions/:company/:id/changes/',
  'PATCH /api/admin/suggestions/:company/:id/',
  'POST /api/admin/orders/bulk/:id/run/',
  'GET /api/admin/orders/bulk/:id/',
  'GET /api/admin/invitations/:company/:id/',
  'POST /api/admin/invitations/:company/:id/again/',
  'DELETE /api/admin/invitations/:company/:id/',
  // Bulks of other people are not found (sent-invitations.routes.test.ts).
  'POST /api/admin/invitations/bulk/:id/run/',
  'GET /api/admin/invitations/bulk/:id/',
  // Bulks of people are not found either (people-bulk.routes.test.ts).
  'GET /api/admin/users/bulk/:id/',
  'POST /api/admin/users/bulk/:id/run/',
  'POST /api/admin/users/bulk/:id/undo/',
  'PUT /api/admin/users/:company/:id/roles/',
  // Courses and packages are the same for all companies; the session says whose attempt it is (attempts.routes.test.ts).
  'POST /api/service/course/:pk/enrol/',
  'POST /api/service/package/:pk/enrol/',
  'GET /api/service/course/:pk/attempt/',
  'PUT /api/service/course/:pk/attempt/',
  'POST /api/service/course/:pk/attempt/submit/',
];

// Records that belong to whoever has the link or the code; unknown ones are tested with their features.
const BY_LINK = [
  'GET /api/certificate/verify/:code/',
  'POST /api/user/confirm/:id/',
  'GET /api/user/invitation/:id/',
  'GET /api/user/new-address/:id/',
  'POST /api/user/new-address/:id/',
  'GET /api/user/reset-password/:id/',
  'POST /api/user/reset-password/:id/',
];

/** Records that belong to a company, for its admins: makes one as a company admin and returns its id. */
const OF_COMPANY: typeof OWNED = {
  'DELETE /api/company/invitations/:id/': { make: inviteSomebody },
  'GET /api/company/invitations/:id/': { make: inviteSomebody },
  'POST /api/company/invitations/:id/again/': { make: inviteSomebody },
  'POST /api/company/invitations/bulk/:id/run/': { make: previewInvitations },
  'GET /api/company/invitations/bulk/:id/': { make: previewInvitations },
  'GET /api/company/people/bulk/:id/': { make: previewPeople },
  'POST /api/company/people/bulk/:id/run/': { make: previewPeople },
  'POST /api/company/people/bulk/:id/undo/': { make: ranPeople },
  'GET /api/company/requests/bulk/:id/': { make: previewRequests },
  'POST /api/company/requests/bulk/:id/run/': { make: previewRequests },
  'GET /api/company/approvals/:id/': { make: proposed },
  'POST /api/company/approvals/:id/approve/': {
    make: proposed,
    body: async (who, id) => {
      const { now } = (await shop.call(who, 'GET', `/company/approvals/${id}/`)).body;
      return { seen: now?.seen ?? 'a'.repeat(64) };
    },
  },
  'POST /api/company/approvals/:id/refuse/': { make: proposed, body: { reason: 'Ne' } },
  'POST /api/company/approvals/:id/withdraw/': { make: proposes },
  'GET /api/company/core-benefits/:id/': { make: addCore },
  'PATCH /api/company/core-benefits/:id/': { make: addCore, body: { contact: 'Ana' }, seen: true },
  'GET /api/company/core-benefits/:id/changes/': { make: addCore },
  'GET /api/company/core-benefits/:id/document/': { make: addCore },
  'POST /api/company/core-benefits/:id/document/': { make: addCore, file: true, seen: true },
  'DELETE /api/company/core-benefits/:id/document/': { make: addCore, seen: true },
  'POST /api/company/core-benefits/:id/deactivate/': { make: addCore, seen: true },
  'POST /api/company/core-benefits/:id/reactivate/': { make: addCore, seen: true },
  'GET /api/company/budgets/:id/people/': { make: give },
  'GET /api/company/budgets/:id/': { make: give },
  'POST /api/company/budgets/:id/stop/': { make: give },
  'POST /api/company/budgets/:id/take-back/preview/': { make: give, body: {} },
  'POST /api/company/budgets/:id/take-back/': {
    make: give,
    body: { note: 'Greška', seen: { people: 1, sum: 5, moment: '2000000000:2000000000:' } },
  },
  'GET /api/company/tasks/:id/': { make: begin },
  'GET /api/company/tasks/:id/file/': { make: exportPeople },
  'POST /api/company/tasks/:id/cancel/': { make: begin },
  'PUT /api/company/people/:id/roles/': { body: { company_roles: ['reports'] }, make: colleague, seen: true },
  'GET /api/company/people/:id/roles/': { make: colleague },
  'GET /api/company/imports/:id/': { make: beginImport },
  'PUT /api/company/imports/:id/rows/': { make: beginImport, body: { from: 2, rows: [['a@izbor.test']] } },
  'GET /api/company/imports/:id/rows/': { make: beginImport },
  'GET /api/company/imports/:id/missing/': { make: beginImport },
  'GET /api/company/imports/:id/ended/': { make: beginImport },
  'POST /api/company/imports/:id/discard/': { make: beginImport },
  'GET /api/company/budget-imports/:id/': { make: beginBudgets },
  'PUT /api/company/budget-imports/:id/rows/': { make: beginBudgets, body: { from: 2, rows: [['a@izbor.test']] } },
  'GET /api/company/budget-imports/:id/rows/': { make: beginBudgets },
  'POST /api/company/budget-imports/:id/discard/': { make: beginBudgets },
  'PATCH /api/company/saved-lists/:id/': { make: shareList, body: { name: 'Leto' } },
  'DELETE /api/company/saved-lists/:id/': { make: shareList },
  'POST /api/company/saved-lists/:id/restore/': { make: shareList },
  'PUT /api/company/saved-lists/:id/morning/': { make: shareList, body: { morning: true } },
  'GET /api/company/people/:id/': { make: colleague },
  'GET /api/company/people/:id/changes/': { make: colleague },
  'GET /api/company/people/:id/impact/': { make: colleague },
  'POST /api/company/people/:id/deactivate/': { make: colleague, body: endOf, seen: true },
  'POST /api/company/people/:id/reactivate/': { make: colleague, seen: true },
  'POST /api/company/people/:id/invite/': { make: newcomer },
  'PUT /api/company/people/:id/email/': { make: colleague, body: () => Promise.resolve(newAddress()), seen: true },
  'DELETE /api/company/people/:id/email/': { make: moving, seen: true },
  'PATCH /api/company/people/:id/': { body: { unit: 'Prodaja' }, make: colleague, seen: true },
};

it('knows how to make something of somebody else for every call with an id', () => {
  expect(registered.filter((route) => route.includes(':')).sort()).toEqual(
    [...Object.keys(OWNED), ...Object.keys(OF_COMPANY), ...NOBODYS, ...BY_LINK].sort(),
  );
});

it.each(Object.entries(OWNED))('%s answers the id of somebody else as one that is not there', async (route, owned) => {
  const [method = '', path = ''] = route.split(' ');
  const ask = (who: Person, id: number | string) =>
    shop.call(who, method, path.slice(4).replace(':id', String(id)), owned.body);
  const owners = [
    people['employee of another company'],
    await shop.person({ companyId: company, flexible: 10_000_000 }),
  ];
  const asker = owned.ofCompany ? people['company owner'] : people.employee;
  const missing = await ask(asker, 999_999_999);
  const ofCompany = owned.ofCompany && [people['company owner elsewhere']];
  const foreign = ofCompany ?? (route.includes('benefit') ? owners.slice(0, 1) : owners);

  expect(missing.status).toBe(404);
  for (const owner of foreign) {
    const id = await owned.make(owner);
    const before = await written();
    const answer = await ask(asker, id);
    expect(await written()).toEqual(before);
    // Both run the same statements, so that the time does not reveal whether the record exists.
    const absent = await statementsOf(() => ask(asker, absentLike(id)));
    expect(await statementsOf(() => ask(asker, id))).toEqual(absent);
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    expect([200, 201, 204]).toContain((await ask(owner, id)).status);
  }
});

it.each(Object.entries(OF_COMPANY))(
  '%s answers an id of another company as one that is not there',
  async (route, owned) => {
    const [method = '', path = ''] = route.split(' ');
    const headers = owned.seen && { 'if-revision-match': '1' };
    const { body } = owned;
    const ask = async (who: Person, id: number | string) => {
      const sent = typeof body === 'function' ? await body(who, id) : body;
      const file = { name: 'file', bytes: pdfFile() };
      if (owned.file) return shop.send(who, method, path.slice(4).replace(':id', String(id)), [file], headers || {});
      return shop.call(who, method, path.slice(4).replace(':id', String(id)), sent, headers);
    };
    const [asker, owner] = [people['company owner'], people['company owner elsewhere']];
    const missing = await ask(asker, 999_999_999);
    const id = await owned.make(owner);
    const before = await written();
    const answer = await ask(asker, id);
    // Both run the same statements, so that the time does not reveal whether the record exists.
    expect(await statementsOf(() => ask(asker, id))).toEqual(await statementsOf(() => ask(asker, 999_999_998)));

    expect(missing.status).toBe(404);
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    // A refused call must not have written anything.
    expect(await written()).toEqual(before);
    expect([200, 204]).toContain((await ask(owner, id)).status);
  },
);

/** An id of the same form that no record has. */
function absentLike(id: number | string): number | string {
  if (typeof id === 'number') return 999_999_998;
  return id.startsWith('order-') ? 'order-999999998' : randomUUID();
}

/** The statements of a call, in order and without their values. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements = await shop.statements(async () => void (await call()));
  expect(statements.length).toBeGreaterThan(0);
  return statements;
}

/** Counts of everything that is noted or sent, and the sum of people's versions. */
async function written() {
  const [counted] = await ask<object>(
    database,
    sql`
    select (select count(*) from changes) as changes, (select count(*) from outbox) as mails,
      (select count(*) from notifications) as told, (select count(*) from invitations) as invitations,
      (select sum(version + edit_revision) from users) as people`,
  );
  return counted;
}

let shared = 0;

/** Saves a list of people and shares it in the company. */
async function shareList(owner: Person): Promise<number> {
  shared += 1;
  const sent = { list: 'people', name: `Spisak ${shared}`, address: { state: 'active' }, shared: true };
  return (await shop.call(owner, 'POST', '/company/saved-lists/', sent)).body.id;
}

async function putInCart({ companyId, userId }: Person, benefit: BenefitSettings = {}): Promise<number> {
  const benefitId = await makeBenefit(database, clock.now, benefit);
  const values = { companyId, userId, benefitId, createdAt: clock.now };
  const [item] = await database.insert(cartItems).values(values).returning({ id: cartItems.id });
  return item?.id ?? 0;
}

async function notify({ companyId, userId }: Person): Promise<number> {
  const texts = { titleEn: 'Hello', titleSr: 'Zdravo', textEn: 'x', textSr: 'x', sendFrom: 'Izbor' };
  const values = { companyId, userId, ...texts, createdAt: clock.now };
  const [row] = await database.insert(notifications).values(values).returning({ id: notifications.id });
  return row?.id ?? 0;
}

async function inviteSomebody(admin: Person): Promise<number> {
  return (await shop.call(admin, 'POST', '/company/invitations/', { email: `somebody-${Math.random()}@izbor.test` }))
    .body.id;
}

async function previewInvitations(admin: Person): Promise<number> {
  const ids = [await inviteSomebody(admin)];
  return (await shop.call(admin, 'POST', '/company/invitations/bulk/preview/', { action: 'withdraw', ids })).body.id;
}

async function previewPeople(admin: Person): Promise<number> {
  const asked = { action: 'unit', unit: `Unit ${Math.random()}`, ids: [admin.userId] };
  return (await shop.call(admin, 'POST', '/company/people/bulk/preview/', asked)).body.id;
}

async function previewRequests(admin: Person): Promise<number> {
  const { companyId } = admin;
  const ana = await shop.person({
    companyId,
    flexible: 100_000,
    changes: { createdAt: new Date('2025-01-15T10:00:00Z') },
  });
  const ids = [await makeRequest(database, clock.now, ana, { providerName: `Optika ${ana.userId}` })];
  return (await shop.call(admin, 'POST', '/company/requests/bulk/preview/', { action: 'accept', ids })).body.id;
}

/** A bulk that is done, as if its task had run. */
async function ranPeople(admin: Person): Promise<number> {
  const id = await previewPeople(admin);
  await ask(
    database,
    sql`
    with over as (update bulk_rows set outcome = 'done' where bulk_id = ${id})
    update bulks set status = 'done', run_at = ${clock.now.toISOString()}::timestamptz where id = ${id}`,
  );
  return id;
}

async function give(admin: Person): Promise<number> {
  const people = [await colleague(admin)];
  return (await shop.call(admin, 'POST', '/company/budgets/', { people, amount: 5 })).body.id;
}

const ownerOf = (companyId: number) => shop.person({ companyId, changes: { companyRoles: ['owner'] } });

/** A core benefit that a company has added itself, with a document. */
async function addCore(owner: Person): Promise<number> {
  await makeCategory(database, 1);
  const fields = { name_sr: 'Rekreacija', short_description_sr: 'Sala.', category_id: '1' };
  const parts = Object.entries(fields).map(([name, text]) => ({ name, text }));
  const file = { name: 'file', bytes: pdfFile() };
  return (await shop.upload(owner, '/company/core-benefits/', [...parts, file])).body.id;
}

async function exportPeople(admin: Person): Promise<number> {
  const { id } = (await shop.call(admin, 'POST', '/company/people/export/')).body;
  const settings = { kinds: taskKinds, pace: createBatchSize(), now: shop.clock.now, log: { warn: () => {} } };
  while (await runTasks(shop.database, settings));
  return id;
}

/** A proposal by another owner of the company. */
async function proposed({ companyId }: Person): Promise<number> {
  return proposes(await shop.person({ companyId, changes: { companyRoles: ['owner'] } }));
}

/** A proposal by this admin, which another person could approve. */
async function proposes(admin: Person): Promise<number> {
  const { companyId } = admin;
  await shop.person({ companyId, changes: { companyRoles: ['budgets'] } });
  const people = [await colleague(admin)];
  return (await shop.call(admin, 'POST', '/company/budgets/', { people, amount: 2_000_000 })).body.approval;
}

function begin(admin: Person): Promise<number> {
  const asked = { kind: 'count', permission: 'company.budgets', total: 5, payload: {} } as const;
  return database.transaction((transaction) => startTask(transaction, admin, asked, clock.now));
}

async function colleague({ companyId }: Person): Promise<number> {
  return (await shop.person({ companyId })).userId;
}

async function beginImport(admin: Person): Promise<number> {
  const begun = { file_name: 'ljudi.csv', columns: ['E-mail'], rows: 1 };
  return (await shop.call(admin, 'POST', '/company/imports/', begun)).body.id;
}

async function beginBudgets(admin: Person): Promise<number> {
  const begun = { file_name: 'budzeti.csv', columns: ['E-mail'], rows: 1 };
  return (await shop.call(admin, 'POST', '/company/budget-imports/', begun)).body.id;
}

const newAddress = () => ({ email: `nova-${Math.random()}@izbor.test` });

/** A person whose new address is still to be confirmed. */
async function moving({ companyId }: Person): Promise<number> {
  const changes = { pendingEmail: newAddress().email, pendingUntil: new Date(clock.now.getTime() + 60_000) };
  return (await shop.person({ companyId, changes })).userId;
}

async function newcomer({ companyId }: Person): Promise<number> {
  return (await shop.person({ companyId, changes: { confirmed: false } })).userId;
}

/** The body for ending a person without money or orders, whose impact is the same for all. */
async function endOf(owner: Person, id: number | string): Promise<object> {
  const { body } = await shop.call(owner, 'GET', `/company/people/${id}/impact/`);
  return { impact: body.impact ?? 'a'.repeat(64), reason: 'Odlazi', last_day: null };
}

async function subscribe(owner: Person): Promise<number> {
  const benefit_id = await makeBenefit(database, clock.now, { monthly: true });
  return (await shop.call(owner, 'POST', '/v2/subscriptions/', { benefit_id, user_id: owner.userId })).body.id;
}

async function signInOnce(who: Person): Promise<string> {
  const { headers } = await again(who);
  const { body } = await shop.call({ ...who, headers }, 'GET', '/user/sessions/');
  return body.results[0].id;
}

async function buy(owner: Person): Promise<number> {
  await putInCart(owner);
  return (await shop.call(owner, 'POST', '/v2/complete-purchase/')).body.id;
}

function file(owner: Person): Promise<number> {
  return makeRequest(database, clock.now, owner);
}

async function upload(owner: Person): Promise<number> {
  await makeCategory(database, 1);
  const texts = { kind: 'invoice', category: '1', provider_name: 'Optika', description: 'Glasses', amount: '10' };
  const answer = await shop.upload(owner, '/v2/requests/', [
    ...Object.entries({ ...texts, purchase_date: '2026-11-18' }).map(([name, text]) => ({ name, text })),
    { name: 'file', bytes: pdfFile(), filename: 'receipt.pdf' },
  ]);
  return answer.body.id;
}

async function uploadOfCompany({ companyId }: Person): Promise<number> {
  return upload(await shop.person({ companyId, flexible: 10_000_000 }));
}

async function fileOfCompany({ companyId }: Person): Promise<number> {
  return file(await shop.person({ companyId, flexible: 10_000_000 }));
}

async function certify(owner: Person): Promise<number> {
  const { certificate } = await passCourse(database, clock.now, owner, await makeCourse(database, clock.now));
  return certificate;
}

async function renamed(owner: Person): Promise<number> {
  const id = await certify(owner);
  await shop.call(owner, 'PATCH', '/v2/me/', { last_name: 'Marković' });
  return id;
}

async function buyVoucher(owner: Person): Promise<number> {
  await putInCart(owner, { wayToBuy: 'voucher' });
  await shop.call(owner, 'POST', '/v2/complete-purchase/');
  return (await shop.call(owner, 'GET', '/v2/vouchers/')).body.results[0].id;
}
