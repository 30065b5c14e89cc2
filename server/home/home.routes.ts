import type { FastifyInstance } from 'fastify';
import { getHome } from '#contract/home/home.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readHome } from './home.service.ts';

/** What the first screen shows. */
export function homeRoutes(app: FastifyInstance): void {
  serve(app, getHome, ({ database, caller, now }) => readHome(database, caller, now));
}
