import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { language } from '../money/money.contract.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { LONGEST_PASSWORD } from './password.rules.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** An e-mail as it is typed; whether it is one is said field by field. */
export const typedEmail = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

/** A new password, by the rules of specification.md 5 (password.rules.ts). */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(LONGEST_PASSWORD));

/** The id in the link of a mail: 256 random bits. */
export const linkParams = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** The answer to asking for a mail, alike for an address that is known and one that is not: where a mail goes, if it goes. */
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
  summary: 'Sends the confirmation again to an account that waits for it; answers the same to any address.',
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
  answer: z.object({ company: z.string(), email: z.string() }),
});

/** An invitation opens the registration, was used for one, was withdrawn, or is too old. */
export const INVITATION_STATUSES = ['open', 'used', 'withdrawn', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  status: z.enum(INVITATION_STATUSES),
  created_at: z.string().check(z.describe('ISO 8601.')),
  send_at: z.string().check(z.describe('ISO 8601: when its mail is to leave.')),
  sent_at: z.nullable(z.string()).check(z.describe('ISO 8601: when it left; null while it waits its turn.')),
  opened_at: z.nullable(z.string()).check(z.describe('ISO 8601: when its link was first opened.')),
  expires_at: z.string().check(z.describe('ISO 8601.')),
  by: z.nullable(z.string()).check(z.describe('The name of who sent it; null for the platform.')),
});

export type Invitation = z.infer<typeof invitation>;

/** The orders that the list can have. */
export const INVITATION_ORDERINGS = ['created', 'email'] as const;

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/company/invitations/',
  audience: 'company-admin',
  permission: 'company.people',
  summary: 'The invitations of the own company, newest first. The search looks in addresses.',
  query: z.strictObject({
    ...recordsQuery(INVITATION_ORDERINGS),
    state: z.optional(z.enum(INVITATION_STATUSES)),
    unopened: z
      .optional(z.boolean())
      .check(z.describe('Only those whose mail left and whose link nobody opened, or only all others.')),
    ...recordsPage,
  }),
  answer: recordsOf(invitation),
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

/** The most addresses that are invited in one call. */
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
