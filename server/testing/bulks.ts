import { expect } from 'vitest';
import type { BulkKind } from '../bulk/bulk-kind.ts';
import type { Next } from '../bulk/bulk-task.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { taskKinds } from '../task-kinds.ts';
import { createPace } from '../tasks/pace.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import type { Person } from './people.ts';
import { noticing, type Send } from './planted.ts';
import { STORM } from './storm.ts';
import type { TestApp } from './test-app.ts';

/** The calls of a change of many below `path`, as somebody makes them, with the tasks that they start. */
export function bulkCallsBy(shop: TestApp, admin: Person, path: string) {
  const { database, clock } = shop;
  const call = (method: string, rest: string, body?: unknown) => shop.call(admin, method, `${path}${rest}`, body);
  const work = async () => {
    const settings = { kinds: taskKinds, pace: createPace(3), now: clock.now, log: { warn: () => {} } };
    while (await runTasks(database, settings));
  };
  const doing = (what: 'run' | 'undo') => async (id: number) => {
    const answer = await call('POST', `${id}/${what}/`);
    await work();
    return answer;
  };
  return {
    call,
    preview: (body: object) => call('POST', 'preview/', body),
    run: doing('run'),
    undo: doing('undo'),
    read: async (id: number) => (await call('GET', `${id}/`)).body,
  };
}

interface AmongEditors {
  shop: TestApp;
  admin: Person;
  path: string;
  /** What is done to all of them: it ends them. */
  action: string;
  kind: BulkKind;
  changeNext: (transaction: Transaction, next: Next) => Promise<unknown>;
  /** Makes so many records that are not ended, of revision 1. */
  make: (count: number) => Promise<number[]>;
  /** Saves one of them as it was seen at revision 1; answers the status. */
  save: (send: Send, id: number) => Promise<number>;
}

// So many had saved before it began, one is saving meanwhile, and all others press at once.
const BEFORE = 10;
const MEANWHILE = BEFORE + 1;

/** Ends many records while each is edited by somebody: whoever comes first has it, and the other is told. */
export function endsAmongEditors({ shop, admin, path, action, kind, changeNext, make, save }: AmongEditors): void {
  const { database, clock } = shop;
  const batch = (on: Database, bulkId: number, size: number) => {
    const { companyId, userId } = admin;
    const by = { companyId, userId, via: 'bulk', viaId: String(bulkId) } as const;
    return inTransaction(on, (transaction) =>
      changeNext(transaction, { bulkId, way: 'run', size, admin: by, now: clock.now }),
    );
  };
  const isWaiting = async (bulkId: number) =>
    (await ask(database, sql`select from bulk_rows where bulk_id = ${bulkId} and outcome = 'waiting'`)).length > 0;
  const batches = async (on: Database, bulkId: number) => {
    while (await isWaiting(bulkId)) await batch(on, bulkId, 5);
  };
  const isBlocked = async () => {
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await ask(database, waits)).length > 0;
  };
  noticing(
    shop,
    async (send, on) => {
      const ids = await make(STORM);
      const { id } = (await send(admin, 'POST', `${path}preview/`, { ids, action })).body;
      const answers = await Promise.all(ids.slice(0, BEFORE).map((each) => save(send, each)));
      let first: Promise<unknown> = Promise.resolve();
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`update ${kind.table} set revision = 2 where id = ${ids[BEFORE] ?? 0}`);
        let isOver = false;
        first = batch(on, id, MEANWHILE).finally(() => {
          isOver = true;
        });
        // One that does not pass by what is being saved waits for it.
        await expect.poll(async () => isOver || (await isBlocked()), { timeout: 30_000 }).toBe(true);
      });
      await first;
      const rest = ids.slice(MEANWHILE).map((each) => save(send, each));
      const [more] = await Promise.all([Promise.all(rest), batches(on, id)]);
      answers.push(200, ...more);
      const rows = await ask<{ active: boolean; revision: number; outcome: string }>(
        database,
        sql`
        select b.active, b.revision, r.outcome from bulk_rows r join ${kind.table} b on b.id = r.record_id
        where r.bulk_id = ${id} order by b.id`,
      );
      const edited = { active: true, revision: 2, outcome: 'moved' };
      const ended = { active: false, revision: 2, outcome: 'done' };
      expect(rows).toEqual(answers.map((status) => (status === 200 ? edited : ended)));
      expect(answers.every((status) => status === 200 || status === 409)).toBe(true);
    },
    {
      looksAtTheRevisionOfNow: (text) => text.replace('r.revision as seen', 'b.revision as seen'),
      noLock: (text) => text.replace('for no key update of b skip locked', ''),
    },
  );
}
