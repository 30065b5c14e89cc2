import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { colleague, staffUser } from './person.contract.ts';
import { personParams } from './platform-people.contract.ts';

const OWN = { audience: 'company-admin', permission: 'company.people' } as const;

/** The most people listed in one call; a whole group is a single value. */
export const MOST_INVITED = 1000;

/**
 * Groups that can be invited without listing people: never invited, with an expired invitation, with one they never opened, or all of
 * these.
 */
export const INVITED_KINDS = ['added', 'expired', 'unopened', 'waiting'] as const;
export type InvitedKind = (typeof INVITED_KINDS)[number];

/** Day on which the mails are sent, at nine in the morning in Belgrade. */
export const sendOn = z
  .optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
  .check(
    z.describe(
      'YYYY-MM-DD, tomorrow or later and within 90 days: the mails leave at nine that morning. Now without it.',
    ),
  );

export const invitePeople = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/people/invite/',
  summary:
    'Invites people of the own company, or reminds them, by a task: whoever has an account by then, or was written to four times in thirty days, is left out. Stopping it withdraws what has not left. Idempotency-Key: the same key starts one task.',
  status: 202,
  body: z.strictObject({
    people: z.union([
      z.enum(INVITED_KINDS),
      z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(MOST_INVITED)),
    ]),
    on: sendOn,
  }),
  answer: z.object({
    task: z.nullable(z.int()).check(z.describe('Null when there is nobody to invite.')),
    people: z.int().check(z.describe('For how many it is.')),
  }),
});

const counted = z.int().check(z.describe('10,000 at most.'));

export const countColleagues = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/counts/',
  summary: 'How many people of the own company each tab of their list has, and how many could be reminded.',
  answer: z.object({
    all: counted,
    active: counted,
    added: counted,
    invited: counted,
    expired: counted,
    registered: counted,
    unopened: counted,
    waiting: counted.check(
      z.describe('Not invited, or too long ago, or never opened: whoever could be reminded, each once.'),
    ),
    leaving: counted,
    ended: counted,
  }),
});

const AGAIN =
  'Invites somebody who has no account yet, or once more: what was sent before opens nothing any more. 409 staff.has_account, invitations.limit.';

export const inviteColleague = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/people/{id}/invite/',
  summary: AGAIN,
  status: 200,
  params: idParams,
  answer: colleague,
});

export const inviteUser = defineEndpoint({
  method: 'POST',
  path: '/admin/users/{company}/{id}/invite/',
  audience: 'admin',
  permission: 'platform.people',
  summary: AGAIN,
  status: 200,
  params: personParams,
  answer: staffUser,
});
