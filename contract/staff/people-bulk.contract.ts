import * as z from 'zod/mini';
import { amount, currency } from '../money/money.contract.ts';
import { bulkOf, bulkPreviewOf, chosenBy, why } from '../records/bulk.contract.ts';
import { bulkCalls } from '../records/bulk-calls.contract.ts';
import { reason } from '../records/ending.contract.ts';
import { colleagueFilters } from './company-people.contract.ts';
import { sendOn } from './invite-people.contract.ts';
import { COLLEAGUE_ACTIONS, PEOPLE_REFUSALS, USER_ACTIONS } from './people-bulk-actions.ts';
import { personState } from './person.contract.ts';
import { userFilters } from './platform-people.contract.ts';

const named = z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() });

const side = z.object({
  state: z.optional(personState),
  unit: z.optional(z.string()),
  last_day: z.optional(z.nullable(z.string())).check(z.describe('YYYY-MM-DD; null for none.')),
  sessions: z.optional(z.int()).check(z.describe('On how many devices they are signed in.')),
});

const effects = z.object({
  accounts: z.int().check(z.describe('Who can sign in: they are told.')),
  invitations: z.int().check(z.describe('Open ones, which are withdrawn.')),
  requests: z.int().check(z.describe('Not decided yet. They can still be: what is accepted is paid.')),
  subscriptions: z.int().check(z.describe('Running: none is charged any more, each ends with the month that is paid.')),
  roles: z.int().check(z.describe('Roles of administration: these are gone, and given again by an owner alone.')),
  sessions: z.int().check(z.describe('Devices that are signed in.')),
  minutes: z.int().check(z.describe('So long the mails leave, one after another; 0 for none.')),
  money: z.array(
    z.object({
      currency,
      held: amount.check(z.describe('By requests that are not decided.')),
      left: amount.check(z.describe('Of all budgets of this year, neither spent nor held. It stays as it is.')),
    }),
  ),
});

const preview = bulkPreviewOf({
  code: z
    .enum(PEOPLE_REFUSALS)
    .check(
      z.describe(
        'same: it is so already. self: oneself. roles: of administration, more than whoever asks could give. last_owner: nobody else would be one. closed, account, no_account: how far the account is. limit: written to four times in thirty days.',
      ),
    ),
  named,
  change: z.extend(named, { before: side, after: side }),
  effects,
});

export type PeoplePreview = z.infer<typeof preview>;

const leftOut = z.extend(named, { why });
const colleagueBulk = bulkOf(COLLEAGUE_ACTIONS, leftOut);
const userBulk = bulkOf(USER_ACTIONS, leftOut);

export type ColleagueBulk = z.infer<typeof colleagueBulk>;

const lastDay = z
  .optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))))
  .check(z.describe('Of `end`: YYYY-MM-DD, today or later. Null closes the accounts at once.'));

/** Options that both sites share. */
const PEOPLE = {
  records: 'people',
  leavesOut: ', or that has another number of open requests or subscriptions,',
  givesBack: 'what they were: a unit, a last day, an account without its roles',
};

/** Bulk calls for people of one's own company. */
export const colleagueCalls = bulkCalls({
  ...PEOPLE,
  by: { audience: 'company-admin', permission: 'company.people' },
  path: '/company/people/',
  does: 'invite many of the own people, file them under a unit, or end them',
  final: 'invitations',
  body: z.strictObject({
    ...chosenBy(colleagueFilters),
    action: z.enum(COLLEAGUE_ACTIONS),
    unit: z.optional(z.string()).check(z.describe('Of `unit`: where they work; empty for none.')),
    on: sendOn,
    last_day: lastDay,
    reason: z.optional(reason).check(z.describe('Of `end`: why, for the log of changes.')),
  }),
  preview,
  bulk: colleagueBulk,
});

/** Bulk calls for people of any company. Signing them out requires platform.people.security. */
export const userBulkCalls = bulkCalls({
  ...PEOPLE,
  by: { audience: 'admin', permission: 'platform.people' },
  path: '/admin/users/',
  does: 'sign many people of any company out everywhere, which takes platform.people.security, or to end them',
  final: 'signing out',
  body: z.strictObject({
    ...chosenBy(userFilters),
    action: z.enum(USER_ACTIONS),
    last_day: lastDay,
    reason: z.optional(reason).check(z.describe('Why, for the log of changes.')),
  }),
  preview,
  bulk: userBulk,
});
