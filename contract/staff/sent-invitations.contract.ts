import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import {
  exportInvitations,
  INVITATION_ORDERINGS,
  invitation,
  invitationFilters,
} from '../registration/registration.contract.ts';
import { inTask } from '../tasks/tasks.contract.ts';
import { personParams } from './platform-people.contract.ts';

// Sent invitations of all companies, and the actions on one of them or many.

const OWN = { audience: 'company-admin', permission: 'company.people' } as const;
const PLATFORM = { audience: 'admin', permission: 'platform.people' } as const;

/** An invitation together with its company. */
export const platformInvitation = z.extend(invitation, {
  company: z.object({ id: z.int(), name: z.string() }),
});

export type PlatformInvitation = z.infer<typeof platformInvitation>;

/** Filters of the list of all companies; a bulk change of everything that the list finds sends them too. */
export const platformFilters = { ...invitationFilters, company: z.optional(z.int().check(z.gte(1))) };
const query = { ...recordsQuery(INVITATION_ORDERINGS), ...platformFilters };

export const listAllInvitations = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/invitations/',
  summary: 'The invitations of all companies, newest first. The search looks in addresses and names.',
  query: z.strictObject({ ...query, ...recordsPage }),
  answer: recordsOf(platformInvitation),
});

export const exportAllInvitations = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/invitations/export/',
  summary: 'The filtered invitations as CSV.',
  status: 200,
  query: z.strictObject(query),
});

export const exportAllInvitationsInTask = inTask(exportAllInvitations);
export const exportInvitationsInTask = inTask(exportInvitations);

export const getInvitation = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/invitations/{id}/',
  summary: 'One invitation of the own company.',
  params: idParams,
  answer: invitation,
});

export const getAnyInvitation = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/invitations/{company}/{id}/',
  summary: 'One invitation of any company.',
  params: personParams,
  answer: platformInvitation,
});

const AGAIN =
  'Sends a new invitation to the address of one that was sent; the former link opens nothing any more. 409 staff.has_account, invitations.limit.';

export const sendAgain = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/invitations/{id}/again/',
  summary: AGAIN,
  status: 200,
  params: idParams,
  answer: invitation,
});

export const sendAgainAnywhere = defineEndpoint({
  ...PLATFORM,
  method: 'POST',
  path: '/admin/invitations/{company}/{id}/again/',
  summary: AGAIN,
  status: 200,
  params: personParams,
  answer: platformInvitation,
});

export const withdrawAnywhere = defineEndpoint({
  ...PLATFORM,
  method: 'DELETE',
  path: '/admin/invitations/{company}/{id}/',
  summary: 'Withdraws an invitation of any company: its link opens nothing any more.',
  params: personParams,
});
