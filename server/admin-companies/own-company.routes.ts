import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-companies/own-company.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { changeOwn, readOwnCode, readOwnSettings, renewOwn } from './own-company.ts';

/** Calls for the settings of a company that its owners change. */
export function ownCompanyRoutes(app: FastifyInstance): void {
  serve(app, calls.getOwnSettings, ({ database, caller }) => readOwnSettings(database, caller));

  serve(app, calls.changeOwnSettings, ({ database, caller, body, seen, now }) =>
    changeOwn(database, { admin: caller, fields: body, seen, now }),
  );

  serve(app, calls.getOwnCode, ({ database, caller }) => readOwnCode(database, caller));

  serve(app, calls.renewOwnCode, ({ database, caller, seen, now }) => renewOwn(database, { admin: caller, seen, now }));
}
