import { expect } from 'vitest';
import type { BulkKind } from '../bulk/bulk-kind.ts';
import type { Next } from '../bulk/bulk-task.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { duringTransaction } from './during-transaction.ts';
import type { Person } from './people.ts';
import { noticing, type Send } from './planted-bugs.ts';
import { STORM } from './storm.ts';
import type { TestApp } from './test-app.ts';

/** The calls of a bulk below `path`, made by one person; `run` and `undo` also run the tasks that they start. */
export function bulkCallsBy(shop: TestApp, admin: Person, path: string) {
  const { database, clock } = shop;
  const call = (method: string, rest: string, body?: unknown) => shop.call(admin, method, `${path}${rest}`, body);
  const work = async () => {
    const settings = { kinds: taskKinds, pace: createBatchSize(3), now: clock.now, log: { warn: () => {} } };
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

type ChangeNext = (transaction: Transaction, next: Next) => Promise<unknown>;

/** Runs one batch of a bulk. */
export function batchBy({ companyId, userId }: Person, changeNext: ChangeNext) {
  return (on: Database, next: Omit<Next, 'admin'>) => {
    const admin = { companyId, userId, via: 'bulk', viaId: String(next.bulkId) } as const;
    return inTransaction(on, (transaction) => changeNext(transaction, Object.assign({ admin }, next)));
  };
}

/** Checks that a bulk is found only by the person who made it, and not below the path of other records (`elsewhere`). */
export async function isOfWhoAsked(shop: TestApp, { id, path, elsewhere, others, admin }: Whose): Promise<void> {
  for (const [method, rest] of [
    ['GET', ''],
    ['POST', 'run/'],
    ['POST', 'undo/'],
  ] as const) {
    for (const other of others) expect((await shop.call(other, method, `${path}${id}/${rest}`)).status).toBe(404);
    expect((await shop.call(admin, method, `${elsewhere}${id}/${rest}`)).status).toBe(404);
  }
}

interface Whose {
  id: number;
  path: string;
  elsewhere: string;
  others: readonly Person[];
  /** The person who made it, who has the permission for both paths. */
  admin: Person;
}

interface AmongEditors {
  shop: TestApp;
  admin: Person;
  path: string;
  /** The action on all of them, which ends them. */
  action: string;
  kind: BulkKind;
  changeNext: ChangeNext;
  /** Makes this many active records of revision 1; returns their ids. */
  make: (count: number) => Promise<number[]>;
  /** Saves one of them as seen at revision 1; returns the status. */
  save: (send: Send, id: number) => Promise<number>;
}

// Records saved before the bulk begins; one more is being saved meanwhile, and all others are saved concurrently.
const BEFORE = 10;
const MEANWHILE = BEFORE + 1;

/** Ends many records in a bulk while each is edited by somebody: the first writer wins, and the other gets a conflict. */
export function endsAmongEditors({ shop, admin, path, action, kind, changeNext, make, save }: AmongEditors): void {
  const { database, clock } = shop;
  const batch = (on: Database, bulkId: number, size: number) =>
    batchBy(admin, changeNext)(on, { bulkId, way: 'run', size, now: clock.now });
  const isWaiting = async (bulkId: number) =>
    (await ask(database, sql`select from bulk_rows where bulk_id = ${bulkId} and outcome = 'waiting'`)).length > 0;
  const batches = async (on: Database, bulkId: number) => {
    while (await isWaiting(bulkId)) await batch(on, bulkId, 5);
  };
  noticing(
    shop,
    async (send, on) => {
      const ids = await make(STORM);
      const { id } = (await send(admin, 'POST', `${path}preview/`, { ids, action })).body;
      const answers = await Promise.all(ids.slice(0, BEFORE).map((each) => save(send, each)));
      // A batch that does not skip the locked row would wait for it.
      await duringTransaction(database, {
        held: sql`update ${kind.table} set revision = 2 where id = ${ids[BEFORE] ?? 0}`,
        work: () => batch(on, id, MEANWHILE),
      });
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
