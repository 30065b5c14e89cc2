import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { typedEmail } from '../registration/registration.contract.ts';
import { colleague, staffUser } from './person.contract.ts';
import { personParams } from './platform-people.contract.ts';

// Changing the address of a person with an account: it changes only once the new address is confirmed from its own mailbox.

const OWN = { audience: 'company-admin', permission: 'company.people', params: idParams, answer: colleague } as const;
const PLATFORM = { audience: 'admin', permission: 'platform.people', params: personParams, answer: staffUser } as const;

const ASKS = {
  method: 'PUT',
  status: 200,
  revision: 'required',
  body: z.strictObject({ email: typedEmail }),
  summary:
    'Asks for another address of somebody: a link goes to it, and a word to the one they have, which stays theirs until the link is used within 72 hours. The same address again sends the link again. Who has no account yet has the address at once. 403 address.own, session.permission for who has roles; 409 address.taken, staff.closed. 429.',
} as const;

const WITHDRAWS = {
  method: 'DELETE',
  status: 200,
  revision: 'required',
  summary: 'Takes back the address that waits to be confirmed: its link opens nothing any more. 409 address.none.',
} as const;

export const askForAddress = defineEndpoint({ ...OWN, ...ASKS, path: '/company/people/{id}/email/' });
export const withdrawAddress = defineEndpoint({ ...OWN, ...WITHDRAWS, path: '/company/people/{id}/email/' });
export const askForUserAddress = defineEndpoint({ ...PLATFORM, ...ASKS, path: '/admin/users/{company}/{id}/email/' });
export const withdrawUserAddress = defineEndpoint({
  ...PLATFORM,
  ...WITHDRAWS,
  path: '/admin/users/{company}/{id}/email/',
});
