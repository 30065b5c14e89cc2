import type { FastifyInstance } from 'fastify';
import { listQuestions } from '#contract/help/help.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { readQuestions } from './help.service.ts';

/** What people ask, and the answers. */
export function helpRoutes(app: FastifyInstance): void {
  serve(app, listQuestions, async ({ database, caller, query }) => {
    const { count, results } = await readQuestions(database, caller.language, query);
    return pageAnswer(listQuestions.path, query, count, results);
  });
}
