import type { FastifyInstance } from 'fastify';
import { colleagueCalls, userBulkCalls } from '#contract/staff/people-bulk.contract.ts';
import { serveRuns } from '../bulk/serve-bulk.ts';
import { serve } from '../endpoints/serve.ts';
import { colleagues } from './colleague-list.ts';
import { COLLEAGUE_BULK, USER_BULK } from './people-bulk.ts';
import { previewPeople } from './preview-people.ts';
import { users } from './user-list.ts';

/** The calls that preview, run and take back changes of many people of one's own company. */
export function colleaguesBulkRoutes(app: FastifyInstance): void {
  serve(app, colleagueCalls.preview, ({ database, caller, body, config, now }) =>
    previewPeople(database, {
      kind: COLLEAGUE_BULK,
      caller,
      asked: body,
      list: colleagues(caller.companyId, now),
      perSecond: config.mailBulkPerSecond,
      now,
    }),
  );

  serveRuns(app, colleagueCalls, COLLEAGUE_BULK);
}

/** The calls that preview, run and take back changes of many people of any company, for administrators of the platform. */
export function usersBulkRoutes(app: FastifyInstance): void {
  serve(app, userBulkCalls.preview, ({ database, caller, body, config, now }) =>
    previewPeople(database, {
      kind: USER_BULK,
      caller,
      asked: body,
      list: users(now),
      perSecond: config.mailBulkPerSecond,
      now,
    }),
  );

  serveRuns(app, userBulkCalls, USER_BULK);
}
