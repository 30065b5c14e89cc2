import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { inTransaction } from '../database/transaction.ts';
import { toldValues } from '../notifications/insert-notifications.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { giftTask } from './gift-task.ts';
import { giftTelling } from './gift-telling.ts';
import { givePassingBy } from './give-next.ts';
import { writeGift } from './write-gift.ts';

const shop = await startTestApp();
const { clock } = shop;

const withoutMark = (text: string) => text.replace('and p.given_at is null and p.skipped_at is null\n', '\n');

/** People of a company by what they received: entries, notifications, and money of the gift. */
async function received(database: Database, companyId: number) {
  const rows = await ask<{ people: number; entries: number; told: number; money: number }>(
    database,
    sql`
    select count(*)::integer as people, entries, told, money from (
      select (select count(*)::integer from ledger_entries l
          where l.company_id = u.company_id and l.user_id = u.id and l.reference is not null and l.kind = 'allocation') as entries,
        (select count(*)::integer from notifications n
          where n.company_id = u.company_id and n.user_id = u.id and n.dedupe_key like 'gift-%') as told,
        (select coalesce(sum(a.allocated), 0)::integer from accounts a where a.company_id = u.company_id and a.user_id = u.id) as money
      from users u where u.company_id = ${companyId}) u
    group by entries, told, money`,
  );
  return rows;
}

describe(`${STORM} batches of one gift at once give it to each once`, () => {
  const PEOPLE = 120;
  noticing(
    shop,
    async (_, on) => {
      const { companyId, userId } = await shop.person();
      await makeCrowd(shop.database, companyId, PEOPLE - 1);
      const now = clock.now;
      const what = {
        categoryId: 0,
        year: 0,
        amount: 1000,
        currency: 'RSD',
        note: '',
        named: null,
        lookedFor: null,
      } as const;
      const whose = { companyId, givenBy: userId, withInvited: false, idempotencyKey: null, createdAt: now };
      const gift = await inTransaction(shop.database, (transaction) => writeGift(transaction, { ...what, ...whose }));
      const told = toldValues(giftTelling({ amount: 1000, currency: 'RSD', note: '', category: null, year: 0 }), now);
      const batch = () =>
        inTransaction(on, (transaction) =>
          givePassingBy(transaction, { companyId, giftId: gift.id, size: 5, values: told, now }),
        );
      const given = await storm(shop.database, batch);
      for (let last = 1; last > 0; given.push({ given: last, skipped: 0 })) last = (await batch()).given;
      expect(given.reduce((sum, each) => sum + each.given, 0)).toBe(PEOPLE);
      expect(await received(shop.database, companyId)).toEqual([{ people: PEOPLE, entries: 1, told: 1, money: 1000 }]);
    },
    { noLock: (text) => text.replace('for no key update of p, u skip locked', '') },
  );
});

describe('a gift by three servers, one of which is killed in the middle of a batch, while people buy', () => {
  const PEOPLE = 1001;
  const BUYERS = 5;
  const wide: TaskKind = { ...giftTask, most: 150 };
  const log = { warn: () => {} };

  /** A server that runs tasks until nothing is left; its clock is so far ahead that other servers' leases have run out. */
  async function serve(database: Database, ahead: number): Promise<void> {
    for (let turns = 0; turns < 40; turns += 1) {
      const now = new Date(clock.now.getTime() + (ahead + turns) * 31_000);
      const settings = { kinds: new Map([['gift', wide]]), pace: createBatchSize(150), now, log };
      if (!(await runTasks(database, settings))) return;
    }
  }

  /** A batch that does its work and loses its connection before the commit. */
  const dying: TaskKind = {
    ...wide,
    batch: async (transaction, task, settings) => {
      await giftTask.batch(transaction, task, settings);
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      throw new Error('a dead server does no more');
    },
  };
  const die = (database: Database) =>
    runTasks(database, { kinds: new Map([['gift', dying]]), pace: createBatchSize(150), now: clock.now, log });

  async function buyers(companyId: number): Promise<Person[]> {
    const benefit = await makeBenefit(shop.database, clock.now, { price: 10_000 });
    const made: Person[] = [];
    while (made.length < BUYERS) {
      const buyer = await shop.person({ companyId, flexible: 10_000 });
      await shop.call(buyer, 'POST', '/v2/toggle-cart/', { id: benefit });
      made.push(buyer);
    }
    return made;
  }

  noticing(
    shop,
    async (send, on) => {
      const admin = await shop.person({ changes: { companyRoles: ['owner'] } });
      const { companyId } = admin;
      const buying = await buyers(companyId);
      await makeCrowd(shop.database, companyId, PEOPLE - BUYERS - 1);
      const gift = (await send(admin, 'POST', '/company/budgets/', { people: 'all', amount: 10 })).body;
      expect(gift).toMatchObject({ status: 'running', people: PEOPLE });
      await die(on);
      const [answers] = await Promise.all([
        Promise.all(buying.map((buyer) => send(buyer, 'POST', '/v2/complete-purchase/', {}))),
        ...[1, 2, 3].map((ahead) => serve(on, ahead)),
      ]);
      await serve(on, 60);
      expect(statuses(answers)).toEqual({ 200: BUYERS });
      expect(await received(shop.database, companyId)).toEqual(
        expect.arrayContaining([
          { people: PEOPLE - BUYERS, entries: 1, told: 1, money: 1000 },
          { people: BUYERS, entries: 1, told: 1, money: 11_000 },
        ]),
      );
      const { body: task } = await send(admin, 'GET', `/company/tasks/${gift.task}/`);
      expect(task).toMatchObject({ status: 'done', done: PEOPLE, failed: 0 });
    },
    { noMark: withoutMark },
  );
});
