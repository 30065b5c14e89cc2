import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-approvals/admin-approvals.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { serve } from '../endpoints/serve.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import * as decisions from './decide-for-platform.ts';
import type { PlatformKinds } from './platform-kind.ts';
import { platformApprovalList, readPlatformApproval, toListed } from './read-platform-approval.ts';
import { readSettings, setRefundLimit } from './refund-limit.ts';

/** Calls about proposals on the platform that a second person must approve, and about the limit above which one is needed. */
export const adminApprovalRoutes = (kinds: PlatformKinds) => (app: FastifyInstance) => {
  serve(app, calls.listPlatformApprovals, async ({ database, caller, query, now }) => {
    const list = platformApprovalList(caller, now);
    const found = await readRecords<Parameters<typeof toListed>[0], typeof query>(database, list, query);
    const results = found.results.map(toListed);
    return recordsAnswer(calls.listPlatformApprovals.path, query, Object.assign({}, found, { results }));
  });

  serve(app, calls.getPlatformApproval, ({ database, caller, params: { id }, now }) =>
    readPlatformApproval(database, caller, { id, kinds, now }),
  );

  serve(app, calls.approvePlatformApproval, async ({ database, caller, params: { id }, body: { seen }, now }) => {
    await decisions.approveForPlatform(database, caller, { id, seen, kinds, now });
    return readPlatformApproval(database, caller, { id, kinds, now });
  });

  serve(app, calls.refusePlatformApproval, async ({ database, caller, params: { id }, body: { reason }, now }) => {
    await decisions.refuseForPlatform(database, caller, { id, reason, kinds, now });
    return readPlatformApproval(database, caller, { id, kinds, now });
  });

  serve(app, calls.withdrawPlatformApproval, async ({ database, caller, params: { id }, now }) => {
    await decisions.withdrawFromPlatform(database, caller, { id, kinds, now });
    return readPlatformApproval(database, caller, { id, kinds, now });
  });

  serve(app, calls.getPlatformSettings, ({ database, caller, now }) => readSettings(database, caller, now));

  serve(app, calls.changePlatformSettings, ({ database, caller, body, now }) =>
    setRefundLimit(database, caller, toMinor(body.refund_limit), now),
  );
};
