import type { FastifyInstance } from 'fastify';
import * as pulse from '#contract/today/pulse.contract.ts';
import { unlessSeen } from '../endpoints/entity-tag.ts';
import { serve } from '../endpoints/serve.ts';
import { recentTasks, type Site } from '../tasks/tasks.service.ts';

/** What administration asks for again and again. */
export function todayRoutes(app: FastifyInstance): void {
  const beats = [
    [pulse.getPulse, 'platform'],
    [pulse.getCompanyPulse, 'company'],
  ] as const satisfies [unknown, Site][];
  for (const [call, site] of beats) {
    serve(app, call, async ({ database, caller, now, ...poll }) =>
      unlessSeen(poll, { tasks: await recentTasks(database, caller, { site, most: pulse.MOST_TASKS, now }) }),
    );
  }
}
