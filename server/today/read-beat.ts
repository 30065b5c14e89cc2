import { MOST_COUNTED, MOST_TASKS, type Pulse } from '#contract/today/pulse.contract.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { recentTasks, type Site, type TaskRow, toTask } from '../tasks/tasks.service.ts';
import { countWaiting, type WaitingRows } from './read-waiting.ts';

interface Asked {
  site: Site;
  /** The kinds of waiting work on that site. */
  kinds: readonly WaitingRows[];
  now: Date;
}

/** The answer of a pulse: the caller's tasks, and how much waits. One statement, as it is polled. */
export async function readBeat(
  database: Database,
  caller: Caller,
  { site, kinds, now }: Asked,
): Promise<Pick<Pulse, 'tasks' | 'waiting'>> {
  const [found] = await ask<{ tasks: TaskRow[]; waiting: Pulse['waiting'] }>(
    database,
    sql`
    select ${recentTasks(caller, { site, most: MOST_TASKS, now })} as tasks,
      ${countWaiting(kinds, { roles: caller.roles, most: MOST_COUNTED })} as waiting`,
  );
  const { tasks = [], waiting = [] } = found ?? {};
  return { tasks: tasks.map((row) => toTask(row, caller.language, now)), waiting };
}
