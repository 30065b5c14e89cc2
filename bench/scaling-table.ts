import { type Assumptions, type CostsPerCall, type Needs, needs } from './scaling-model.ts';

/** Numbers of employees, each with the share who have the shop open at the peak. */
export const SIZES: readonly (readonly [employees: number, open: number])[] = [
  [10_000, 1],
  [100_000, 1],
  [1_000_000, 0.1],
  [1_000_000, 1],
];

/** Assumptions of docs/scaling.md; the measured values are in costs-per-call.json. */
export const ASSUMED: Assumptions = {
  open: 1,
  every: 7,
  changed: 0.01,
  busiest: 0.2,
  daily: {
    me: 6,
    home: 3,
    list: 6,
    search: 4,
    benefit: 6,
    everything: 1,
    transactions: 1,
    ledger: 0.5,
    notifications: 1,
    requests: 0.5,
    cart: 2,
    purchase: 0.25,
  },
  full: { server: 0.6, database: 0.5 },
  connections: { process: 10, core: 3 },
};

const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenths = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const GIGA = 1_000_000_000;

const ROWS: readonly (readonly [what: string, of: (needed: Needs) => string])[] = [
  ['polls a second', ({ polls }) => whole(polls)],
  ['other calls a second', ({ others }) => whole(others)],
  ['cores busy serving', ({ server }) => tenths(server)],
  ['server processes, a core each', ({ processes }) => whole(processes)],
  ['cores busy in PostgreSQL', ({ database }) => tenths(database)],
  ['cores of PostgreSQL', ({ databaseCores }) => whole(databaseCores)],
  ['connections that servers open', ({ pooled }) => whole(pooled)],
  ['connections to PostgreSQL, through PgBouncer', ({ connections }) => whole(connections)],
  ['sent, Gbit a second', ({ network }) => (network / GIGA).toFixed(2)],
  ['memory of the servers, GB', ({ memory }) => tenths(memory / GIGA)],
  ['rows of companies and their indexes, GB', ({ rows }) => tenths(rows / GIGA)],
];

/** The figures of docs/scaling.md as a Markdown table. */
export function needsTable(costs: CostsPerCall, assumed: Assumptions): string {
  const columns = SIZES.map(([employees, open]) => needs(employees, costs, Object.assign({}, assumed, { open })));
  const heads = SIZES.map(([employees, open]) => `${whole(employees)}, ${whole(open * 100)} % open`);
  return table(
    ['At the peak', ...heads],
    ROWS.map(([what, of]) => [what, ...columns.map(of)]),
  );
}

/** Measured cost and assumed frequency of each call, as a Markdown table of docs/scaling.md. */
export function costsTable({ calls }: CostsPerCall, { daily, every }: Assumptions): string {
  const rows = Object.entries(calls).map(([call, { server, database, bytes }]) => {
    const often = call === 'poll' ? `every ${every} s` : String(daily[call as keyof typeof daily] ?? 0);
    return [`\`${call}\``, often, whole(server), whole(database), whole(bytes)];
  });
  return table(['Call', 'An employee, a day', 'Server, µs', 'PostgreSQL, µs', 'Bytes'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
