import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { language } from '../money/money.contract.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { LONGEST_PASSWORD } from './password.rules.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** An e-mail address as it was typed; its validity is checked separately and reported at the field. */
export const typedEmail = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

/** A new password, by the rules of specification.md 5 (password.rules.ts). */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(LONGEST_PASSWORD));

/** Id in the link of a mail: 256 random bits. */
export const linkParams = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Answer to a request for a mail. It is the same for known and unknown addresses, and names the address to which a mail goes, if there
 * is one.
 */
export const mailAnswer = z.object({ email: z.string() });

export const register = defineEndpoint({
  method: 'POST',
  path: '/user/register/',
  audience: 'anyone',
  summary: 'Makes an account that waits for its address to be confirmed; company_code or invite, one of both.',
  status: 201,
  body: z.strictObject({
    first_name: name,
    last_name: name,
    email: typedEmail,
    password: newPassword,
    company_code: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    invite: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.describe('Of the link in an invitation.'))),
    language,
  }),
  answer: mailAnswer,
});

export const confirm = defineEndpoint({
  method: 'POST',
  path: '/user/confirm/{id}/',
  audience: 'anyone',
  summary: 'Confirms the address of an account with the id of the mail. 410 when it was used or is too old.',
  params: linkParams,
  answer: mailAnswer,
});

export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/user/confirm/resend/',
  audience: 'anyone',
  summary:
    'Sends the confirmation again to an account that waits for it, or the link to choose a password to one that was mailed that; answers the same to any address.',
  status: 202,
  body: z.strictObject({ email: typedEmail }),
  answer: mailAnswer,
});

export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/user/invitation/{id}/',
  audience: 'anyone',
  summary: 'Whom an invitation is for and who invites. 410 when it was used, withdrawn or is too old.',
  params: linkParams,
  answer: z.object({
    company: z.string(),
    email: z.string(),
    first_name: z.string().check(z.describe('As the company wrote it with the address; empty where it did not.')),
    last_name: z.string(),
  }),
});

/** The company and new address that a confirmation link is about, as its reader sees them. */
const newAddress = z.object({
  email: z.string().check(z.describe('The address that the mail went to.')),
  company: z.string(),
});

export const readNewAddress = defineEndpoint({
  method: 'GET',
  path: '/user/new-address/{id}/',
  audience: 'anyone',
  summary: 'What a link to another address would confirm. 410 when it was used, taken back or is too old.',
  params: linkParams,
  answer: newAddress,
});

export const confirmNewAddress = defineEndpoint({
  method: 'POST',
  path: '/user/new-address/{id}/',
  audience: 'anyone',
  status: 200,
  summary:
    'Has an account be the one of its new address, and signs it out on all devices. 410 when the link was used, taken back or is too old, 409 address.taken when another account has the address by now.',
  params: linkParams,
  answer: newAddress,
});

/**
 * Statuses of an invitation; the first that applies counts: the address has an account with the company, it was withdrawn, it has
 * expired, its link was opened, its mail was sent, or the mail is waiting to be sent.
 */
export const INVITATION_STATUSES = ['registered', 'withdrawn', 'expired', 'opened', 'sent', 'waiting'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const invitation = z.object({
  id: z.int(),
  email: z.string(),
  person: z
    .nullable(z.object({ id: z.int(), name: z.string() }))
    .check(z.describe('Who has this address in the company; null for nobody yet.')),
  status: z.enum(INVITATION_STATUSES),
  created_at: z.string().check(z.describe('ISO 8601.')),
  send_at: z.string().check(z.describe('ISO 8601: when its mail is to leave.')),
  sent_at: z.nullable(z.string()).check(z.describe('ISO 8601: when it left; null while it waits its turn.')),
  opened_at: z.nullable(z.string()).check(z.describe('ISO 8601: when its link was first opened.')),
  expires_at: z.string().check(z.describe('ISO 8601.')),
  by: z.nullable(z.string()).check(z.describe('The name of who sent it; null for the platform.')),
  times: z.int().check(z.describe('How often this address was written to in thirty days; four times at most.')),
  last: z.boolean().check(z.describe('Whether none was sent to this address after it.')),
});

export type Invitation = z.infer<typeof invitation>;

/** Fields by which the list can be ordered. */
export const INVITATION_ORDERINGS = ['created', 'email'] as const;

/** Filters of the list; a bulk change of everything that the list finds sends them too. */
export const invitationFilters = {
  search: recordsQuery(INVITATION_ORDERINGS).search,
  state: z.optional(z.enum(INVITATION_STATUSES)),
  unopened: z
    .optional(z.boolean())
    .check(
      z.describe('Only those whose mail left and whose link nobody opened, too old ones too, or only all others.'),
    ),
  last: z
    .optional(z.boolean())
    .check(z.describe('Only the last of each address, or only those in whose place a later one is.')),
};

const listed = { ...recordsQuery(INVITATION_ORDERINGS), ...invitationFilters };

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/company/invitations/',
  audience: 'company-admin',
  permission: 'company.people',
  summary: 'The invitations of the own company, newest first. The search looks in addresses and names.',
  query: z.strictObject({ ...listed, ...recordsPage }),
  answer: recordsOf(invitation),
});

export const exportInvitations = defineEndpoint({
  method: 'GET',
  path: '/company/invitations/export/',
  audience: 'company-admin',
  permission: 'company.people',
  summary: 'The filtered invitations as CSV.',
  status: 200,
  query: z.strictObject(listed),
});

export const invite = defineEndpoint({
  method: 'POST',
  path: '/company/invitations/',
  audience: 'company-admin',
  permission: 'company.people',
  summary: 'Invites somebody by mail; an earlier invitation of theirs is withdrawn.',
  status: 201,
  body: z.strictObject({
    email: typedEmail,
    language: z.optional(language.check(z.describe("Of the mail; the inviter's unless said."))),
  }),
  answer: invitation,
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/company/invitations/{id}/',
  audience: 'company-admin',
  permission: 'company.people',
  summary: 'Withdraws an invitation of the own company: its link opens nothing any more.',
  params: idParams,
});

/** The most addresses in one call. */
export const MOST_ADDRESSES = 1000;

export const inviteMany = defineEndpoint({
  method: 'POST',
  path: '/company/invitations/many/',
  audience: 'company-admin',
  permission: 'company.people',
  summary:
    'Invites up to 1,000 addresses at once, each as alone; earlier invitations of theirs are withdrawn. 400 `emails` names those that are no addresses, and then nobody is invited.',
  status: 200,
  body: z.strictObject({
    emails: z.array(typedEmail).check(z.minLength(1), z.maxLength(MOST_ADDRESSES)),
    language: z.optional(language.check(z.describe("Of the mails; the inviter's unless said."))),
    on: z
      .optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
      .check(z.describe('YYYY-MM-DD, within 90 days: the mails leave at nine that morning. Now without it.')),
  }),
  answer: z.object({
    invited: z.int(),
    left_out: z.array(
      z.object({
        email: z.string(),
        why: z
          .enum(['account', 'limit'])
          .check(z.describe('They have an account with the company, or were written to four times in thirty days.')),
      }),
    ),
  }),
});
