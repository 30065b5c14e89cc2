import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/registration/registration.contract.ts';
import { countTry } from '../caller/rate-limits.ts';
import { serve, serveAnyone } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { confirmNewAddress } from './confirm-address.ts';
import { INVITATIONS_FILE } from './invitation-file.ts';
import { type InvitationQuery, invitationList } from './invitation-list.ts';
import * as invitations from './invitations.service.ts';
import { requestMail } from './mail-requests.ts';
import { readAddressLink } from './new-address.ts';
import { confirm, register } from './registration.service.ts';
import { linkLimits } from './registration-limits.ts';
import { sendingMoment } from './send-on.ts';

export function registrationRoutes(app: FastifyInstance): void {
  serveAnyone(app, calls.register, async ({ database, body, request, now }) => ({
    email: await register(database, body, { address: request.ip, now }),
  }));

  serveAnyone(app, calls.confirm, async ({ database, params, request, now }) => {
    await countTry(database, linkLimits(request.ip), now);
    return { email: await confirm(database, params.id, now) };
  });

  serveAnyone(app, calls.readNewAddress, async ({ database, params, request, now }) => {
    await countTry(database, linkLimits(request.ip), now);
    const { email, company } = await readAddressLink(database, params.id, now);
    return { email, company };
  });

  serveAnyone(app, calls.confirmNewAddress, async ({ database, params: { id }, request, now }) => {
    await countTry(database, linkLimits(request.ip), now);
    return confirmNewAddress(database, { id, requestId: request.id, now });
  });

  serveAnyone(app, calls.resendConfirmation, async ({ database, body, request, now }) => ({
    email: await requestMail(database, 'resend', { ...body, address: request.ip, now }),
  }));

  serveAnyone(app, calls.readInvitation, async ({ database, params, request, now }) => {
    await countTry(database, linkLimits(request.ip), now);
    const { company, email, firstName, lastName, ...invitation } = await invitations.findInvitation(
      database,
      params.id,
      now,
    );
    await invitations.noteOpened(database, invitation, now);
    return { company, email, first_name: firstName ?? '', last_name: lastName ?? '' };
  });

  serve(app, calls.listInvitations, async ({ database, caller, query, now }) => {
    const list = invitationList(caller.companyId, now);
    const found = await readRecords<calls.Invitation, InvitationQuery>(database, list, query);
    return recordsAnswer(calls.listInvitations.path, query, found);
  });

  serve(app, calls.exportInvitations, (call) =>
    exportRecords(call, invitationList(call.caller.companyId, call.now), INVITATIONS_FILE),
  );

  serve(app, calls.inviteMany, ({ database, caller, body: { emails, on, language = caller.language }, now }) =>
    invitations.inviteMany(database, caller, { emails, language, sendAt: sendingMoment(on, now) ?? now }, now),
  );

  serve(app, calls.invite, ({ database, caller, body, now }) => invitations.invite(database, caller, body, now));

  serve(app, calls.withdrawInvitation, ({ database, caller, params, now }) =>
    invitations.withdraw(database, caller, { companyId: caller.companyId, id: params.id, now }),
  );
}
