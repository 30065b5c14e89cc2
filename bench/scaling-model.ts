/** Cost of a call: CPU time of the server and of PostgreSQL in microseconds, and bytes on the wire. */
export interface CallCost {
  server: number;
  database: number;
  bytes: number;
}

/** Kinds of calls that an employee makes in a day. */
export type Call =
  | 'poll'
  | 'me'
  | 'home'
  | 'list'
  | 'search'
  | 'benefit'
  | 'everything'
  | 'transactions'
  | 'ledger'
  | 'notifications'
  | 'requests'
  | 'cart'
  | 'purchase';

/** Results of `npm run bench`, with their day and the machine's load. */
export interface CostsPerCall {
  day: string;
  load: number;
  cores: number;
  /** Memory of a server process, in bytes. */
  process: number;
  /** Size of one employee in the tables of companies, with their indexes, in bytes. */
  employee: number;
  calls: Record<Call, CallCost>;
}

/** How people use the shop, and the highest utilisation of what serves them. */
export interface Assumptions {
  /** Share of all employees who have the shop open at the peak, in one tab each. */
  open: number;
  /** Seconds between two polls of a tab. */
  every: number;
  /** Share of the polls that find a change and are answered in full. */
  changed: number;
  /** Share of a day's calls that come in its busiest hour. */
  busiest: number;
  /** Calls of an employee on a working day, without polls. */
  daily: Partial<Record<Call, number>>;
  /** Highest utilisation of a core at the peak, of a server and of PostgreSQL. */
  full: { server: number; database: number };
  /** Connections in the pool of a server process, and of PostgreSQL for each of its cores. */
  connections: { process: number; core: number };
}

/** Needs of a number of employees at the peak. */
export interface Needs {
  polls: number;
  others: number;
  /** Busy cores. */
  server: number;
  /** Server processes of one core each, with the spare capacity. */
  processes: number;
  database: number;
  /** Cores of PostgreSQL, with the spare capacity. */
  databaseCores: number;
  /** Connections of all the servers' pools, and those that PgBouncer opens for them. */
  pooled: number;
  connections: number;
  /** Outgoing bits per second. */
  network: number;
  /** Memory of all server processes, and size of the rows of companies, in bytes. */
  memory: number;
  rows: number;
}

const HOUR = 3600;
const SECOND = 1_000_000;

/** Rate of each call in the peak, per second. */
export function rates(employees: number, { open, every, changed, busiest, daily }: Assumptions): Map<Call, number> {
  const polls = (employees * open) / every;
  const perSecond = Object.entries(daily).map(([call, times]): [Call, number] => [
    call as Call,
    (employees * times * busiest) / HOUR,
  ]);
  const others = new Map(perSecond);
  return others.set('poll', polls * (1 - changed)).set('me', (others.get('me') ?? 0) + polls * changed);
}

/** Needs of a number of employees, computed from the costs of calls. */
export function needs(employees: number, costs: CostsPerCall, assumed: Assumptions): Needs {
  const perSecond = [...rates(employees, assumed)];
  const sum = (what: keyof CallCost) =>
    perSecond.reduce((all, [call, rate]) => all + rate * costs.calls[call][what], 0);
  const [server, database] = [sum('server') / SECOND, sum('database') / SECOND];
  const processes = Math.ceil(server / assumed.full.server);
  const databaseCores = Math.ceil(database / assumed.full.database);
  const polls = (employees * assumed.open) / assumed.every;
  return {
    polls,
    others: perSecond.reduce((all, [, rate]) => all + rate, 0) - polls,
    server,
    processes,
    database,
    databaseCores,
    pooled: processes * assumed.connections.process,
    connections: databaseCores * assumed.connections.core,
    network: sum('bytes') * 8,
    memory: processes * costs.process,
    rows: employees * costs.employee,
  };
}
