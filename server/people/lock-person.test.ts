import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;

/**
 * Changes the person's version in a transaction that stays open until the test ends it; the promise `holds` resolves when it has locked the
 * row.
 */
function heldChange({ companyId, userId }: Person) {
  let letGo = () => {};
  let take = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holds = new Promise<void>((resolve) => {
    take = resolve;
  });
  const done = database.transaction(async (transaction) => {
    await transaction.execute(
      sql`update users set version = version + 1 where company_id = ${companyId} and id = ${userId}`,
    );
    take();
    await held;
  });
  return { holds, letGo, done };
}

const waiting = async () => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
};

it('does what somebody pressed when change after change of theirs comes in between, and fails nobody', async () => {
  const ana = await shop.person();
  const benefit = await makeBenefit(database, shop.clock.now);
  const first = heldChange(ana);
  await first.holds;
  let isDone = false;
  const pressed = shop.call(ana, 'POST', '/v2/toggle-favorite/', { id: benefit }).finally(() => {
    isDone = true;
  });
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  const second = heldChange(ana);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(2);

  first.letGo();
  await second.holds;
  // PostgreSQL does not keep the order of waiting: on a slow machine the call may get the lock first and be done.
  await expect.poll(async () => isDone || (await waiting()) === 1, { timeout: 20_000 }).toBe(true);
  second.letGo();

  expect((await pressed).status).toBe(200);
  await Promise.all([first.done, second.done]);
  expect((await shop.call(ana, 'GET', '/v2/me/')).body.favorite).toHaveLength(1);
});
