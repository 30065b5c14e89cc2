import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import costs from './costs-per-call.json' with { type: 'json' };
import { type Assumptions, type CallCost, type CostsPerCall, needs, rates } from './scaling-model.ts';
import { ASSUMED, costsTable, needsTable, SIZES } from './scaling-table.ts';

const call = (server: number, database: number, bytes: number): CallCost => ({ server, database, bytes });
const none = call(0, 0, 0);
const round: CostsPerCall = {
  day: '2026-11-26',
  load: 0,
  cores: 2,
  process: 200_000_000,
  employee: 10_000,
  calls: {
    poll: call(400, 200, 200),
    me: call(1000, 2000, 5000),
    home: none,
    list: call(500, 300, 10_000),
    search: none,
    benefit: none,
    everything: none,
    transactions: none,
    ledger: none,
    notifications: none,
    requests: none,
    cart: none,
    purchase: call(2000, 4000, 500),
  },
};
const assumed: Assumptions = {
  open: 0.5,
  every: 5,
  changed: 0.1,
  busiest: 0.25,
  daily: { me: 1.44, list: 7.2, purchase: 0.72 },
  full: { server: 0.5, database: 0.25 },
  connections: { process: 10, core: 3 },
};

// 100,000 people, half of them with a tab that polls every 5 seconds: 10,000 polls per second, a tenth of them answered in full. A quarter
// of a day's calls in an hour: 100,000 × 1.44 × 0.25 / 3600 = 10 `me`, 50 `list` and 5 `purchase` per second.
it('reckons how often each call is made', () => {
  expect([...rates(100_000, assumed)].sort()).toEqual([
    ['list', 50],
    ['me', 1010],
    ['poll', 9000],
    ['purchase', 5],
  ]);
});

it('reckons what they need by what each costs, and leaves room', () => {
  expect(needs(100_000, round, assumed)).toEqual({
    polls: 10_000,
    others: 65,
    // 9000 × 400 + 1010 × 1000 + 50 × 500 + 5 × 2000 microseconds
    server: 4.645,
    // Each core half full: 9.29
    processes: 10,
    // 9000 × 200 + 1010 × 2000 + 50 × 300 + 5 × 4000
    database: 3.855,
    // A quarter full: 15.42
    databaseCores: 16,
    pooled: 100,
    connections: 48,
    // 9000 × 200 + 1010 × 5000 + 50 × 10,000 + 5 × 500 bytes, eight bits each
    network: 58_820_000,
    memory: 2_000_000_000,
    rows: 1_000_000_000,
  });
});

it('asks for a whole process even for one employee', () => {
  expect(needs(1, round, assumed)).toMatchObject({ processes: 1, databaseCores: 1, pooled: 10, connections: 3 });
});

it('has 143,000 polls a second of a million employees who all have the shop open', () => {
  expect(SIZES).toContainEqual([1_000_000, 1]);
  expect(Math.round(needs(1_000_000, round, ASSUMED).polls / 1000)).toBe(143);
});

it('is what docs/scaling.md says', () => {
  const page = readFileSync(new URL('../docs/scaling.md', import.meta.url), 'utf8');
  expect(page).toContain(costsTable(costs, ASSUMED));
  expect(page).toContain(needsTable(costs, ASSUMED));
  expect(page).toContain(`on ${costs.day} on ${costs.cores} cores, load ${costs.load}`);
});
