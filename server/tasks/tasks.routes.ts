import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/tasks/tasks.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { sendTaskFile } from './task-file.ts';
import * as tasks from './tasks.service.ts';

/** Calls about tasks: the same on each site, for the tasks that the caller started there. */
export function taskRoutes(app: FastifyInstance): void {
  serve(app, calls.listTasks, async ({ database, caller, query, now }) => {
    const { count, results } = await tasks.listTasks(database, caller, 'platform', { ...query, now });
    return pageAnswer(calls.listTasks.path, query, count, results);
  });

  serve(app, calls.readTask, ({ database, caller, params: { id }, now }) =>
    tasks.readTask(database, caller, { id, site: 'platform', now }),
  );

  serve(app, calls.cancelTask, ({ database, caller, params: { id }, now }) =>
    tasks.cancelTask(database, caller, { id, site: 'platform', now }),
  );

  serve(app, calls.readTaskFile, (call) => sendTaskFile(call, { id: call.params.id, site: 'platform', now: call.now }));

  serve(app, calls.readCompanyTaskFile, (call) =>
    sendTaskFile(call, { id: call.params.id, site: 'company', now: call.now }),
  );

  serve(app, calls.listCompanyTasks, async ({ database, caller, query, now }) => {
    const { count, results } = await tasks.listTasks(database, caller, 'company', { ...query, now });
    return pageAnswer(calls.listCompanyTasks.path, query, count, results);
  });

  serve(app, calls.readCompanyTask, ({ database, caller, params: { id }, now }) =>
    tasks.readTask(database, caller, { id, site: 'company', now }),
  );

  serve(app, calls.cancelCompanyTask, ({ database, caller, params: { id }, now }) =>
    tasks.cancelTask(database, caller, { id, site: 'company', now }),
  );
}
