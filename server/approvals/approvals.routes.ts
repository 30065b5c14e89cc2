import type { FastifyInstance } from 'fastify';
import {
  approveApproval,
  getApproval,
  getApprovalLimit,
  type ListedApproval,
  listApprovals,
  refuseApproval,
  setApprovalLimit,
  withdrawApproval,
} from '#contract/approvals/approvals.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { serve } from '../endpoints/serve.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import type { ApprovalKinds } from './approval-kind.ts';
import { readLimit, setLimit } from './approval-limit.ts';
import * as decisions from './decide.ts';
import { approvalList, readApproval, toListedApproval } from './read-approval.ts';

/** The calls on a company's proposals that need a second person. */
export const approvalRoutes = (kinds: ApprovalKinds) => (app: FastifyInstance) => {
  serve(app, listApprovals, async ({ database, caller, query }) => {
    const found = await readRecords<ListedApproval, typeof query>(database, approvalList(caller), query);
    const results = found.results.map(toListedApproval);
    return recordsAnswer(listApprovals.path, query, Object.assign(found, { results }));
  });

  serve(app, getApproval, ({ database, caller, params: { id }, now }) =>
    readApproval(database, caller, { id, kinds, now }),
  );

  serve(app, approveApproval, async ({ database, caller, params: { id }, body: { seen }, now }) => {
    await decisions.approve(database, caller, { id, seen, kinds, now });
    return readApproval(database, caller, { id, kinds, now });
  });

  serve(app, refuseApproval, async ({ database, caller, params: { id }, body: { reason }, now }) => {
    await decisions.refuse(database, caller, { id, reason, kinds, now });
    return readApproval(database, caller, { id, kinds, now });
  });

  serve(app, withdrawApproval, async ({ database, caller, params: { id }, now }) => {
    await decisions.withdraw(database, caller, { id, kinds, now });
    return readApproval(database, caller, { id, kinds, now });
  });

  serve(app, getApprovalLimit, ({ database, caller }) => readLimit(database, caller));

  serve(app, setApprovalLimit, ({ database, caller, body: { limit }, now }) =>
    setLimit(database, caller, toMinor(limit), now),
  );
};
