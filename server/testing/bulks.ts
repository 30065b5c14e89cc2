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
import { meanwhile } from './meanwhile.ts';
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

type ChangeNext = (transaction: Transaction, next: Next) => Promise<unknown>;

/** Makes one batch of a change of many. */
export function batchBy({ companyId, userId }: Person, changeNext: ChangeNext) {
  return (on: Database, next: Omit<Next, 'admin'>) => {
    const admin = { companyId, userId, via: 'bulk', viaId: String(next.bulkId) } as const;
    return inTransaction(on, (transaction) => changeNext(transaction, Object.assign({ admin }, next)));
  };
}

/** Whether a change of many is there for nobody but who asked, and not among those of other records (`elsewhere`). */
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
  /** Who asked, and may do both. */
  admin: Person;
}

interface AmongEditors {
  shop: TestApp;
  admin: Person;
  path: string;
  /** What is done to all of them: it ends them. */
  action: string;
  kind: BulkKind;
  changeNext: ChangeNext;
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
      // One that does not pass by what is being saved waits for it.
      await meanwhile(database, {
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
