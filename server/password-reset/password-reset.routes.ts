import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/password-reset/password-reset.contract.ts';
import { countTry } from '../caller/rate-limits.ts';
import { serveAnyone } from '../endpoints/serve.ts';
import { readLink } from '../registration/mail-links.ts';
import { requestMail } from '../registration/mail-requests.ts';
import { linkLimits } from '../registration/registration-limits.ts';
import { resetPassword } from './password-reset.service.ts';

export function passwordResetRoutes(app: FastifyInstance): void {
  serveAnyone(app, calls.forgotPassword, async ({ database, body, request, now }) => ({
    email: await requestMail(database, 'forgot', { ...body, address: request.ip, now }),
  }));

  serveAnyone(app, calls.openReset, async ({ database, params, request, now }) => {
    await countTry(database, linkLimits(request.ip), now);
    const { email } = await readLink(database, { kind: 'password_reset', id: params.id, now });
    return { email };
  });

  serveAnyone(app, calls.resetPassword, async ({ database, params, body, request, now }) => {
    await countTry(database, linkLimits(request.ip), now);
    return { email: await resetPassword(database, { ...params, ...body, now }) };
  });
}
