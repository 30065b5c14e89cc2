import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/staff/people-bulk.contract.ts';
import { readBulk, runBulk, undoBulk } from '../bulk/bulks.ts';
import { serve } from '../endpoints/serve.ts';
import { colleagues } from './colleague-list.ts';
import { COLLEAGUE_BULK, USER_BULK } from './people-bulk.ts';
import { previewPeople } from './preview-people.ts';
import { users } from './user-list.ts';

/** What is done to many people of one's own company at once: looked at, run, and taken back. */
export function colleaguesBulkRoutes(app: FastifyInstance): void {
  serve(app, calls.previewColleagues, ({ database, caller, body, config, now }) =>
    previewPeople(database, {
      kind: COLLEAGUE_BULK,
      caller,
      asked: body,
      list: colleagues(caller.companyId, now),
      perSecond: config.mailBulkPerSecond,
      now,
    }),
  );

  serve(app, calls.readColleaguesBulk, ({ database, caller, params: { id } }) =>
    readBulk<calls.ColleagueBulk>(database, COLLEAGUE_BULK, { caller, id }),
  );

  serve(app, calls.runColleagues, ({ database, caller, params: { id }, query: { longer }, now }) =>
    runBulk<calls.ColleagueBulk>(database, COLLEAGUE_BULK, { caller, id, longer, now }),
  );

  serve(app, calls.undoColleagues, ({ database, caller, params: { id }, now }) =>
    undoBulk<calls.ColleagueBulk>(database, COLLEAGUE_BULK, { caller, id, now }),
  );
}

/** The same of any company, for administrators of the platform. */
export function usersBulkRoutes(app: FastifyInstance): void {
  serve(app, calls.previewUsers, ({ database, caller, body, config, now }) =>
    previewPeople(database, {
      kind: USER_BULK,
      caller,
      asked: body,
      list: users(now),
      perSecond: config.mailBulkPerSecond,
      now,
    }),
  );

  serve(app, calls.readUsersBulk, ({ database, caller, params: { id } }) =>
    readBulk<calls.UserBulk>(database, USER_BULK, { caller, id }),
  );

  serve(app, calls.runUsers, ({ database, caller, params: { id }, query: { longer }, now }) =>
    runBulk<calls.UserBulk>(database, USER_BULK, { caller, id, longer, now }),
  );

  serve(app, calls.undoUsers, ({ database, caller, params: { id }, now }) =>
    undoBulk<calls.UserBulk>(database, USER_BULK, { caller, id, now }),
  );
}
