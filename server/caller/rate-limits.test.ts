import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { forgetOldSessions } from '../session/old-sessions.ts';
import { openAllConnections, startTestApp } from '../testing/test-app.ts';
import { countTry, forgetTries, isCounted, type Limit } from './rate-limits.ts';

const { database, clock } = await startTestApp();

const HOUR = 60 * 60 * 1000;
const limitOf = (key: string): Limit => ({ key, most: 100, window: HOUR });
const keptAs = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Two limits in the order in which one try locks them; their rows were inserted in the opposite order. */
async function twoLimits(name: string): Promise<[first: Limit, second: Limit]> {
  const [one, other] = [`${name}:1`, `${name}:2`];
  const [row] = await ask<{ rising: boolean }>(
    database,
    sql`select ${keptAs(one)}::text < ${keptAs(other)}::text as rising`,
  );
  const [first, second] = (row?.rising ? [one, other] : [other, one]).map(limitOf) as [Limit, Limit];
  for (const limit of [second, first]) await countTry(database, [limit], clock.now);
  return [first, second];
}

/** Counts a try that locks the first of two limits, lets something else begin, and then locks the second. */
async function countMeanwhile([first, second]: [Limit, Limit], begin: (on: Database) => Promise<void>) {
  await openAllConnections(database);
  let other: Promise<unknown> = Promise.resolve();
  const states: unknown[] = [];
  const state = (error: unknown) => void states.push(sqlState(error) ?? error);
  await database
    .transaction(async (transaction) => {
      await countTry(transaction, [first], clock.now);
      other = begin(database).catch(state);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await countTry(transaction, [second], clock.now);
    })
    .catch(state);
  await other;
  return states;
}

const areCounted = (limits: readonly Limit[]) =>
  Promise.all(limits.map((limit) => isCounted(database, limit, clock.now)));

it('counts a try while those of somebody who got it right are forgotten', async () => {
  const limits = await twoLimits('right');
  const whole = limits.map(({ key }) => key);

  expect(await countMeanwhile(limits, (on) => forgetTries(on, { whole, one: [] }))).toEqual([]);
  expect(await areCounted(limits)).toEqual([false, false]);
});

it('counts a try while the windows that are over are removed', async () => {
  const limits = await twoLimits('over');
  clock.now = new Date(clock.now.getTime() + 2 * HOUR);

  expect(await countMeanwhile(limits, (on) => forgetOldSessions(on, clock.now))).toEqual([]);
  expect(await areCounted(limits)).toEqual([true, true]);
});
