import type { FastifyInstance } from 'fastify';
import { questionBulk } from '#contract/help/question-bulk.contract.ts';
import { serveEndings } from '../bulk/serve-bulk.ts';
import { QUESTION_BULK } from './question-bulk.ts';

/** Bulk withdrawal and showing of questions. */
export function questionBulkRoutes(app: FastifyInstance): void {
  serveEndings(app, questionBulk, QUESTION_BULK);
}
