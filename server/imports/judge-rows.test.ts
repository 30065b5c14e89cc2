import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { ImportKind } from '#contract/imports/import-fields.ts';
import { startTestApp } from '../testing/test-app.ts';
import { judgeRows } from './judge-rows.ts';

const ROWS = 5;
const { database, clock } = await startTestApp();

let turn = 0;
let waiting = setImmediate(function next() {
  turn += 1;
  waiting = setImmediate(next);
});
afterAll(() => clearImmediate(waiting));
afterEach(() => vi.restoreAllMocks());

it.each<[ImportKind, string]>([
  ['people', 'novi@izbor.test'],
  ['benefits', 'Joga'],
  ['budgets', 'novi@izbor.test'],
])('lets others have their turn between two rows of a file of %s that take long', async (kind, cell) => {
  let now = 0;
  // Each look at the clock is a second later.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const looked: number[] = [];
  const rows = Array.from({ length: ROWS }, (_, place) => ({
    line: place + 2,
    get cells() {
      looked.push(turn);
      return [cell];
    },
  }));
  const mapping = kind === 'benefits' ? { name_sr: 0 } : { email: 0 };
  await database.transaction((transaction) =>
    judgeRows(transaction, { companyId: 1, id: 1, kind }, { mapping, rows, now: clock.now }),
  );
  expect(new Set(looked.slice(-ROWS)).size).toBe(ROWS);
});
