import type { FastifyInstance } from 'fastify';
import { getAttempt, saveAttempt, submitAttempt } from '#contract/attempts/attempts.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { toResult, toState } from './attempt-state.ts';
import * as attempts from './attempts.service.ts';
import * as submission from './submit-attempt.ts';

export function attemptRoutes(app: FastifyInstance): void {
  serve(app, getAttempt, async ({ database, caller, params: { pk } }) =>
    toState(pk, await attempts.findAttempts(database, caller, pk), caller.language),
  );

  serve(app, saveAttempt, async ({ database, caller, params: { pk }, body, now }) => {
    const { attempt = null, ...progress } = body;
    const saved = { ...progress, person: caller, courseId: pk, attemptId: attempt, now };
    return toState(pk, await attempts.saveProgress(database, saved), caller.language);
  });

  serve(app, submitAttempt, async ({ database, caller, params: { pk }, body, now }) => {
    const { attempt = null, answers } = body;
    const handedIn = { person: caller, courseId: pk, attemptId: attempt, answers, now };
    return toResult(await submission.submitAttempt(database, handedIn));
  });
}
