import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reason } from '../records/ending.contract.ts';
import { personParams } from './platform-people.contract.ts';

// Each call is logged with its reason, and the person is told by mail and notification. There is no impersonation.
const SECURITY = { audience: 'admin', permission: 'platform.people.security', method: 'POST', status: 204 } as const;
const ASKED = { params: personParams, body: z.strictObject({ reason }) };
const REFUSED = '403 security.own, 409 security.no_account. 429 after twenty in an hour.';

export const sendPasswordLink = defineEndpoint({
  ...SECURITY,
  ...ASKED,
  path: '/admin/users/{company}/{id}/password-reset/',
  summary: `Sends somebody a link to choose a new password. The one they have goes on until they do. ${REFUSED}`,
});

export const endSessions = defineEndpoint({
  ...SECURITY,
  ...ASKED,
  path: '/admin/users/{company}/{id}/sessions/end/',
  summary: `Signs somebody out on all devices. ${REFUSED}`,
});

export const resetOneTimeCode = defineEndpoint({
  ...SECURITY,
  ...ASKED,
  path: '/admin/users/{company}/{id}/one-time-code/reset/',
  summary: `Turns off the one-time code of somebody who can no longer make one. Of whoever has a role on the platform an owner does it: 403 session.permission. 409 security.no_code when it is off. ${REFUSED}`,
});

export const erasePerson = defineEndpoint({
  ...SECURITY,
  ...ASKED,
  path: '/admin/users/{company}/{id}/erase/',
  summary:
    'Erases what tells of somebody whose account is closed, for good: name, address, birth data, picture, messages, the values of their history. What was paid stays, of nobody. 403 staff.own. 409 staff.not_closed, staff.unsettled while a request or an order of theirs is under way, staff.erased. 429 after twenty in an hour.',
});
