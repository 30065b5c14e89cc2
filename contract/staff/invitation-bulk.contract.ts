import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { bulkOf, bulkPreviewOf, chosenBy, runQuery } from '../records/bulk.contract.ts';
import { INVITATION_STATUSES, invitationFilters } from '../registration/registration.contract.ts';
import { platformFilters } from './sent-invitations.contract.ts';

const OWN = { audience: 'company-admin', permission: 'company.people' } as const;
const PLATFORM = { audience: 'admin', permission: 'platform.people' } as const;

/** What is done to many invitations at once. */
export const INVITATION_ACTIONS = ['again', 'withdraw'] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];

/** Why one is left out: the address has an account, was written to four times in a month, has a later invitation, or this one is over. */
export const INVITATION_REFUSALS = ['account', 'limit', 'replaced', 'over'] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

const named = z.object({ id: z.int(), email: z.string() });
const status = z.enum(INVITATION_STATUSES);

const effects = z.object({
  opened: z.int().check(z.describe('Links that somebody has opened and not registered by: those end as well.')),
  minutes: z.int().check(z.describe('So long the mails leave, one after another; 0 for none.')),
});

const preview = bulkPreviewOf({
  code: z.enum(INVITATION_REFUSALS),
  named,
  change: z.extend(named, { before: z.object({ status }), after: z.object({ status }) }),
  effects,
});

export type InvitationsPreview = z.infer<typeof preview>;

const bulk = z.extend(bulkOf(INVITATION_ACTIONS, z.extend(named, { why: z.enum(['refused']) })), {
  status: z.enum(['previewed', 'running', 'done', 'stopped']),
  undo_until: z.null().check(z.describe('A mail that has left is not taken back; what was sent can be withdrawn.')),
});

export type InvitationsBulk = z.infer<typeof bulk>;

const PREVIEW =
  'What it would mean to do something to many invitations, and to which: they are held fast for ten minutes. Changes nothing. 409 bulk.too_many above 50,000.';
const RUN =
  'Does it to the invitations of a preview of one’s own, as a task; asked again it answers the same. 409 bulk.expired, bulk.nothing.';
const READ = 'What became of a change of many invitations that one has asked for.';

const action = z.enum(INVITATION_ACTIONS);

export const previewInvitations = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/invitations/bulk/preview/',
  summary: PREVIEW,
  status: 200,
  body: z.strictObject({ ...chosenBy(invitationFilters), action }),
  answer: preview,
});

export const runInvitations = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/invitations/bulk/{id}/run/',
  summary: RUN,
  status: 200,
  params: idParams,
  query: runQuery,
  answer: bulk,
});

export const readInvitationsBulk = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/invitations/bulk/{id}/',
  summary: READ,
  params: idParams,
  answer: bulk,
});

export const previewAllInvitations = defineEndpoint({
  ...PLATFORM,
  method: 'POST',
  path: '/admin/invitations/bulk/preview/',
  summary: PREVIEW,
  status: 200,
  body: z.strictObject({ ...chosenBy(platformFilters), action }),
  answer: preview,
});

export const runAllInvitations = defineEndpoint({
  ...PLATFORM,
  method: 'POST',
  path: '/admin/invitations/bulk/{id}/run/',
  summary: RUN,
  status: 200,
  params: idParams,
  query: runQuery,
  answer: bulk,
});

export const readAllInvitationsBulk = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/invitations/bulk/{id}/',
  summary: READ,
  params: idParams,
  answer: bulk,
});
