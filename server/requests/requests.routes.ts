import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/requests/requests.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { fileRequest } from './file-request.ts';
import { attemptOf } from './filing-attempt.ts';
import { moveRequest } from './move-request.ts';
import { answerReviewers, readComments } from './request-comments.ts';
import { readFileOf, readRequest, readRequests } from './requests.service.ts';

/** The calls of an employee on their own requests. */
export function requestRoutes(app: FastifyInstance): void {
  serve(app, calls.listRequests, async ({ database, caller, query }) => {
    const { count, results } = await readRequests(database, caller, query);
    return pageAnswer(calls.listRequests.path, query, count, results);
  });

  serve(app, calls.fileRequest, async (call) => {
    const id = await fileRequest(call.database, await attemptOf(call));
    return (await readRequest(call.database, call.caller, id)).request;
  });

  serve(app, calls.getRequestFile, async ({ database, storage, reply, caller, params }) =>
    sendStoredFile(reply, storage, await readFileOf(database, caller, params.id)),
  );

  serve(app, calls.getRequest, async ({ database, caller, params }) => {
    return (await readRequest(database, caller, params.id)).request;
  });

  serve(app, calls.cancelRequest, async ({ database, caller, params, body, now }) => {
    const { companyId, userId } = caller;
    const mover = { companyId, actorId: userId, side: 'employee' as const };
    await moveRequest(database, mover, { requestId: params.id, to: body.status, now });
    return (await readRequest(database, caller, params.id)).request;
  });

  serve(app, calls.listComments, ({ database, caller, params }) => readComments(database, caller, params.id));

  serve(app, calls.addComment, ({ database, caller, params, body, now }) =>
    answerReviewers(database, caller, { requestId: params.id, text: body.text, now }),
  );
}
