import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/requests/requests.contract.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { type Mover, moveRequest } from './move-request.ts';
import { askEmployee, readComments } from './request-comments.ts';
import { readFileOf, readRequest, readRequests, type Scope } from './requests.service.ts';

/** All requests of the reviewer's company. */
const ofCompany = ({ companyId }: Caller): Scope => ({ companyId, userId: null });

const reviewer = (caller: Caller): Mover => {
  const { companyId, userId: actorId } = caller;
  return { companyId, actorId, side: 'reviewer', acting: caller };
};

/** What the company admins do with the requests of their own company. */
export function reviewRoutes(app: FastifyInstance): void {
  serve(app, calls.listCompanyRequests, async ({ database, caller, query }) => {
    const { count, results } = await readRequests(database, ofCompany(caller), query);
    return pageAnswer(calls.listCompanyRequests.path, query, count, results);
  });

  serve(app, calls.getCompanyRequest, ({ database, caller, params }) => answer(database, caller, params.id));

  serve(app, calls.getCompanyRequestFile, async ({ database, storage, reply, caller, params }) =>
    sendStoredFile(reply, storage, await readFileOf(database, ofCompany(caller), params.id)),
  );

  serve(app, calls.reviewRequest, async ({ database, caller, params, body, now }) => {
    const { status, reason = '' } = body;
    await moveRequest(database, reviewer(caller), { requestId: params.id, to: status, reason, now });
    return answer(database, caller, params.id);
  });

  serve(app, calls.listCompanyComments, ({ database, caller, params }) =>
    readComments(database, ofCompany(caller), params.id),
  );

  serve(app, calls.addCompanyComment, ({ database, caller, params, body, now }) =>
    askEmployee(database, reviewer(caller), { requestId: params.id, text: body.text, now }),
  );
}

async function answer(database: Database, caller: Caller, id: number) {
  const { request, employee } = await readRequest(database, ofCompany(caller), id);
  return { ...request, employee };
}
