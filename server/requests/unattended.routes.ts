import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/requests/unattended.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { decideRequest } from './decide-request.ts';
import { readComments } from './request-comments.ts';
import { readFileOf } from './requests.service.ts';
import { readToReview } from './review-detail.ts';
import { readQueue } from './review-queue.ts';
import { mustBeOfPlatform, type RequestKey } from './who-reviews.ts';

const keyOf = ({ company: companyId, id }: { company: number; id: number }): RequestKey => ({ companyId, id });

const ofCompany = ({ companyId }: RequestKey) => ({ companyId, userId: null });

/** The calls of the platform on requests that nobody else in their company may decide. */
export function unattendedRoutes(app: FastifyInstance): void {
  serve(app, calls.listUnattendedRequests, async ({ database, caller: { userId }, query, now }) => {
    const { count, queues, results } = await readQueue(database, { companyId: null, userId, now }, query);
    return Object.assign(pageAnswer(calls.listUnattendedRequests.path, query, count, results), { queues });
  });

  serve(app, calls.getUnattendedRequest, async ({ database, caller: { userId }, params, now }) => {
    const key = keyOf(params);
    await mustBeOfPlatform(database, key);
    return readToReview(database, { companyId: key.companyId, userId, now, ofPlatform: true }, key.id);
  });

  serve(app, calls.decideUnattendedRequest, ({ database, caller, params, body, now }) => {
    const { companyId, id: requestId } = keyOf(params);
    const { userId: actorId } = caller;
    const mover = { companyId, actorId, side: 'reviewer', acting: caller, ofPlatform: true } as const;
    return decideRequest(database, mover, Object.assign({}, body, { requestId, words: body.words ?? '', now }));
  });

  serve(app, calls.listUnattendedComments, async ({ database, params }) => {
    const key = keyOf(params);
    await mustBeOfPlatform(database, key);
    return readComments(database, ofCompany(key), key.id);
  });

  serve(app, calls.getUnattendedRequestFile, async ({ database, storage, reply, params }) => {
    const key = keyOf(params);
    await mustBeOfPlatform(database, key);
    return sendStoredFile(reply, storage, await readFileOf(database, ofCompany(key), key.id));
  });
}
