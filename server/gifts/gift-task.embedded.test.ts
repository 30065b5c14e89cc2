import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { leaveRoom } from '../jobs/leave-room.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { tasks } from '../tasks/tasks.table.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { startTestApp } from '../testing/test-app.ts';

// The embedded database has one connection: other statements get it between two batches.
const shop = await startTestApp({ on: 'pglite' });
const { database, clock } = shop;

it('a gift to many lets the others in after each batch', async () => {
  const admin = await shop.person({ changes: { companyRoles: ['owner'] } });
  await makeCrowd(database, admin.companyId, 1001);
  const { task } = (await shop.call(admin, 'POST', '/company/budgets/', { people: 'all', amount: 10 })).body;
  const seen = new Set<number>();
  const pace = createBatchSize();
  const log = { warn: () => {} };
  let isOver = false;
  const giving = (async () => {
    while (await leaveRoom(() => runTasks(database, { kinds: taskKinds, pace, now: clock.now, log })));
    isOver = true;
  })();
  // A call arrives in the next turn of the event loop.
  for (; !isOver; await setImmediate()) seen.add((await shop.call(admin, 'GET', `/company/tasks/${task}/`)).body.done);
  await giving;

  const [row] = await database.select({ batches: tasks.batches, done: tasks.done }).from(tasks);
  expect(row?.done).toBe(1002);
  // If calls waited for the end they would see only 0 and 1002; a call may take two turns.
  expect(seen.size).toBeGreaterThan(Math.max(2, (row?.batches ?? 0) / 3));
});
