import type { FastifyInstance } from 'fastify';
import { courseBulk, packageBulk } from '#contract/courses/learning-bulk.contract.ts';
import { serveEndings } from '../bulk/serve-bulk.ts';
import { COURSE_BULK, PACKAGE_BULK } from './learning-bulk.ts';

/** Bulk withdrawal and offering of courses and packages. */
export function learningBulkRoutes(app: FastifyInstance): void {
  serveEndings(app, courseBulk, COURSE_BULK);
  serveEndings(app, packageBulk, PACKAGE_BULK);
}
