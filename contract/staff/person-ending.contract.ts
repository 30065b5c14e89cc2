import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount } from '../money/money.contract.ts';
import { impactOf, reason, seenImpact } from '../records/ending.contract.ts';
import { colleague, staffUser } from './person.contract.ts';
import { personParams } from './platform-people.contract.ts';

/** Effects of closing a person's account: what the person loses or leaves to others. Purchases are not part of it. */
const personImpact = impactOf(
  z.object({
    account: z
      .boolean()
      .check(z.describe('Whether they have an account: they are signed out everywhere, and told by mail.')),
    open_requests: z.int().check(z.describe('Not decided yet. They can still be: what is accepted is paid.')),
    held: amount.check(z.describe('By these requests, in the currency of the company.')),
    subscriptions: z
      .int()
      .check(z.describe('Running: none is charged any more, each ends with the month that is paid.')),
    next_charge: z
      .nullable(z.string())
      .check(
        z.describe('The day of the next, YYYY-MM-DD: not made if the account is closed before it; null for none.'),
      ),
    cart_items: z.int().check(z.describe('Waiting in the cart; they stay there.')),
    left: amount.check(z.describe('Of all budgets of this year, neither spent nor held. It stays as it is.')),
    left_in_categories: amount.check(z.describe('Of that, what is over with the year and not the flexible budget.')),
    invitation: z.boolean().check(z.describe('Whether an invitation is open: it is withdrawn.')),
    roles: z
      .int()
      .check(z.describe('Roles of administration that they have: these are gone, and given again by an owner alone.')),
    last_owner: z
      .boolean()
      .check(z.describe('Whether nobody else would be an owner: `blocked`, until somebody else is made one.')),
  }),
);

export type PersonImpact = z.infer<typeof personImpact>;

const deactivating = z.strictObject({
  impact: seenImpact,
  reason,
  last_day: z
    .nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
    .check(
      z.describe(
        'YYYY-MM-DD, today or later: the account is open until that day is over in Belgrade. Null closes it now.',
      ),
    ),
});

const OWN = { audience: 'company-admin', permission: 'company.people' } as const;
const PLATFORM = { audience: 'admin', permission: 'platform.people' } as const;

const IMPACT =
  'What it would mean to close somebody’s account. Blocked while nobody else is an owner. 409 staff.closed when it is closed already.';
const DEACTIVATE =
  'Closes an account now, or sets its last day, and another in place of one that is set. They are told, and signed out when it is closed. 403 staff.own, 409 impact.changed, roles.last_owner, staff.closed.';
const REACTIVATE =
  'Takes the last day back until it is over, or opens an account that was closed: with its budgets, and without its roles. 409 staff.open.';

export const getColleagueImpact = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/{id}/impact/',
  summary: IMPACT,
  params: idParams,
  answer: personImpact,
});

export const deactivateColleague = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/people/{id}/deactivate/',
  summary: DEACTIVATE,
  status: 200,
  revision: 'required',
  params: idParams,
  body: deactivating,
  answer: colleague,
});

export const reactivateColleague = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/people/{id}/reactivate/',
  summary: REACTIVATE,
  status: 200,
  revision: 'required',
  params: idParams,
  answer: colleague,
});

export const getUserImpact = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/users/{company}/{id}/impact/',
  summary: IMPACT,
  params: personParams,
  answer: personImpact,
});

export const deactivateUser = defineEndpoint({
  ...PLATFORM,
  method: 'POST',
  path: '/admin/users/{company}/{id}/deactivate/',
  summary: DEACTIVATE,
  status: 200,
  revision: 'required',
  params: personParams,
  body: deactivating,
  answer: staffUser,
});

export const reactivateUser = defineEndpoint({
  ...PLATFORM,
  method: 'POST',
  path: '/admin/users/{company}/{id}/reactivate/',
  summary: REACTIVATE,
  status: 200,
  revision: 'required',
  params: personParams,
  answer: staffUser,
});
