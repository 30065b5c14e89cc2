import type { FastifyInstance } from 'fastify';
import { allInvitationCalls, invitationCalls } from '#contract/staff/invitation-bulk.contract.ts';
import type { PlatformInvitation } from '#contract/staff/sent-invitations.contract.ts';
import * as calls from '#contract/staff/sent-invitations.contract.ts';
import { serveLastingRuns } from '../bulk/serve-bulk.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { invitationList, readInvitation } from '../registration/invitation-list.ts';
import { withdraw } from '../registration/invitations.service.ts';
import { startExport } from '../tasks/export-task.ts';
import {
  ALL_INVITATIONS_FILE,
  type AllInvitationsQuery,
  allInvitations,
  readAnyInvitation,
} from './all-invitations.ts';
import { COMPANY_INVITATION_BULK, PLATFORM_INVITATION_BULK } from './invitation-bulk.ts';
import { ALL_INVITATIONS_IN_TASK, INVITATIONS_IN_TASK } from './long-files.ts';
import { previewInvitations } from './preview-invitations.ts';
import { sendAgain } from './send-again.ts';

/** The calls on sent invitations of one's own company. */
export function sentInvitationRoutes(app: FastifyInstance): void {
  serve(app, calls.getInvitation, ({ database, caller: { companyId }, params: { id }, now }) =>
    readInvitation(database, { companyId, id, now }),
  );

  serve(app, calls.sendAgain, async ({ database, caller, params, now }) => {
    const { companyId } = caller;
    const id = await sendAgain(database, { by: caller, companyId, id: params.id, now });
    return readInvitation(database, { companyId, id, now });
  });

  serve(app, calls.exportInvitationsInTask, (call) => startExport(call, INVITATIONS_IN_TASK));

  serve(app, invitationCalls.preview, ({ database, caller, body, config, now }) => {
    const list = ofCompany(caller.companyId, now);
    const perSecond = config.mailBulkPerSecond;
    return previewInvitations(database, { kind: COMPANY_INVITATION_BULK, caller, asked: body, list, perSecond, now });
  });

  serveLastingRuns(app, invitationCalls, COMPANY_INVITATION_BULK);
}

// The bulk's query type has a company filter; here the list is already restricted to one's own company.
function ofCompany(companyId: number, now: Date) {
  const { filters, ...list } = invitationList(companyId, now);
  return { ...list, filters: { ...filters, company: allInvitations(now).filters.company } };
}

/** The calls on sent invitations of all companies, for administrators of the platform. */
export function allInvitationRoutes(app: FastifyInstance): void {
  serve(app, calls.listAllInvitations, async ({ database, query, now }) =>
    recordsAnswer(
      calls.listAllInvitations.path,
      query,
      await readRecords<PlatformInvitation, AllInvitationsQuery>(database, allInvitations(now), query),
    ),
  );

  serve(app, calls.exportAllInvitations, (call) => exportRecords(call, allInvitations(call.now), ALL_INVITATIONS_FILE));

  serve(app, calls.exportAllInvitationsInTask, (call) => startExport(call, ALL_INVITATIONS_IN_TASK));

  serve(app, calls.getAnyInvitation, ({ database, params: { company: companyId, id }, now }) =>
    readAnyInvitation(database, { companyId, id, now }),
  );

  serve(app, calls.sendAgainAnywhere, async ({ database, caller, params: { company: companyId, id: former }, now }) => {
    const id = await sendAgain(database, { by: caller, companyId, id: former, now });
    return readAnyInvitation(database, { companyId, id, now });
  });

  serve(app, calls.withdrawAnywhere, ({ database, caller, params: { company: companyId, id }, now }) =>
    withdraw(database, caller, { companyId, id, now }),
  );

  serve(app, allInvitationCalls.preview, ({ database, caller, body, config, now }) =>
    previewInvitations(database, {
      kind: PLATFORM_INVITATION_BULK,
      caller,
      asked: body,
      list: allInvitations(now),
      perSecond: config.mailBulkPerSecond,
      now,
    }),
  );

  serveLastingRuns(app, allInvitationCalls, PLATFORM_INVITATION_BULK);
}
