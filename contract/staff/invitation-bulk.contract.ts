import * as z from 'zod/mini';
import { bulkOf, bulkPreviewOf, chosenBy } from '../records/bulk.contract.ts';
import { lastingBulkCalls } from '../records/bulk-calls.contract.ts';
import { INVITATION_STATUSES, invitationFilters } from '../registration/registration.contract.ts';
import { platformFilters } from './sent-invitations.contract.ts';

/** Bulk actions on invitations. */
export const INVITATION_ACTIONS = ['again', 'withdraw'] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];

/**
 * Why an invitation is left out: its address has an account, it got four mails within a month, there is a later invitation, or this one
 * is used, withdrawn or expired.
 */
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

const action = z.enum(INVITATION_ACTIONS);

/** Options that both sites share. */
const INVITATIONS = {
  records: 'invitations',
  does: 'send many invitations again, or to withdraw them',
};

/** Bulk calls for invitations of one's own company. */
export const invitationCalls = lastingBulkCalls({
  ...INVITATIONS,
  by: { audience: 'company-admin', permission: 'company.people' },
  path: '/company/invitations/',
  body: z.strictObject({ ...chosenBy(invitationFilters), action }),
  preview,
  bulk,
});

/** Bulk calls for invitations of all companies. */
export const allInvitationCalls = lastingBulkCalls({
  ...INVITATIONS,
  by: { audience: 'admin', permission: 'platform.people' },
  path: '/admin/invitations/',
  body: z.strictObject({ ...chosenBy(platformFilters), action }),
  preview,
  bulk,
});
