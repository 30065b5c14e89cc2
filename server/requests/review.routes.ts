import type { FastifyInstance } from 'fastify';
import { requestBulkCalls } from '#contract/requests/request-bulk.contract.ts';
import * as calls from '#contract/requests/review.contract.ts';
import { serveLastingRuns } from '../bulk/serve-bulk.ts';
import type { Caller } from '../caller/caller.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { assignRequest } from './assign-request.ts';
import * as claims from './claim-request.ts';
import { decideRequest } from './decide-request.ts';
import { moveRequest } from './move-request.ts';
import { previewRequests, REQUEST_BULK } from './request-bulk.ts';
import { askEmployee, readComments } from './request-comments.ts';
import { readFileOf, readRequest, type Scope } from './requests.service.ts';
import type { Reviewing } from './review-columns.ts';
import { readToReview } from './review-detail.ts';
import { readQueue } from './review-queue.ts';

/** All requests of the reviewer's company. */
const ofCompany = ({ companyId }: Caller): Scope => ({ companyId, userId: null });

const reviewing = ({ companyId, userId }: Caller, now: Date): Reviewing => ({ companyId, userId, now });

const reviewer = (caller: Caller) => {
  const { companyId, userId: actorId } = caller;
  return { companyId, actorId, side: 'reviewer' as const, acting: caller };
};

/** The calls of company admins on the requests of their company. */
export function reviewRoutes(app: FastifyInstance): void {
  serve(app, calls.listCompanyRequests, async ({ database, caller, query, now }) => {
    const { count, queues, results } = await readQueue(database, reviewing(caller, now), query);
    return Object.assign(pageAnswer(calls.listCompanyRequests.path, query, count, results), { queues });
  });

  serve(app, calls.getCompanyRequest, ({ database, caller, params, now }) =>
    readToReview(database, reviewing(caller, now), params.id),
  );

  serve(app, calls.getCompanyRequestFile, async ({ database, storage, reply, caller, params }) =>
    sendStoredFile(reply, storage, await readFileOf(database, ofCompany(caller), params.id)),
  );

  serve(app, calls.reviewRequest, async ({ database, caller, params, body, now }) => {
    const { status, reason = '' } = body;
    await moveRequest(database, reviewer(caller), { requestId: params.id, to: status, reason, now });
    const { request, employee } = await readRequest(database, ofCompany(caller), params.id);
    return Object.assign(request, { employee });
  });

  serve(app, calls.decideRequest, ({ database, caller, params, body, now }) =>
    decideRequest(
      database,
      reviewer(caller),
      Object.assign({}, body, { requestId: params.id, words: body.words ?? '', now }),
    ),
  );

  serve(app, requestBulkCalls.preview, ({ database, caller, body, now }) =>
    previewRequests(database, { caller, asked: body, now }),
  );

  serveLastingRuns(app, requestBulkCalls, REQUEST_BULK);

  serve(app, calls.claimRequest, async ({ database, caller, params, body, now }) => {
    const claiming = Object.assign(reviewing(caller, now), { id: params.id });
    const claim = body.take_over
      ? await claims.takeOver(database, claiming, reviewer(caller))
      : await claims.claimRequest(database, claiming);
    return { claim };
  });

  serve(app, calls.assignRequest, async ({ database, caller, params: { id }, body: { to }, now }) => ({
    assigned: await assignRequest(database, reviewer(caller), { id, to, now }),
  }));

  serve(app, calls.leaveRequest, ({ database, caller, params, now }) =>
    claims.leaveRequest(database, Object.assign(reviewing(caller, now), { id: params.id })),
  );

  serve(app, calls.listCompanyComments, ({ database, caller, params }) =>
    readComments(database, ofCompany(caller), params.id),
  );

  serve(app, calls.addCompanyComment, ({ database, caller, params, body, now }) =>
    askEmployee(database, reviewer(caller), { requestId: params.id, text: body.text, now }),
  );
}
