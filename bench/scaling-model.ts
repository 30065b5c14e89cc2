/** What a call takes: CPU time of the server and of PostgreSQL in microseconds, and what goes over the wire in bytes. */
export interface CallCost {
  server: number;
  database: number;
  bytes: number;
}

/** The kinds of calls of which an employee's day is made. */
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

/** What `npm run bench` measured, on which day and beside how much other work. */
export interface CostsPerCall {
  day: string;
  load: number;
  cores: number;
  /** The memory of a server process, in bytes. */
  process: number;
  /** What the tables of companies and their indexes take for an employee, in bytes. */
  employee: number;
  calls: Record<Call, CallCost>;
}

/** How people use the shop, and how full what serves them may be. */
export interface Assumptions {
  /** The part of all employees who have the shop open at the peak, a tab each. */
  open: number;
  /** Seconds between two polls of a tab. */
  every: number;
  /** The part of the polls that find something new and are answered in full. */
  changed: number;
  /** The part of a day's calls that come in its busiest hour. */
  busiest: number;
  /** How often an employee makes a call on a working day, beside polls. */
  daily: Partial<Record<Call, number>>;
  /** How full a core of a server may be at the peak, and one of PostgreSQL. */
  full: { server: number; database: number };
  /** Connections in a pool of a server, and to PostgreSQL for each of its cores. */
  connections: { process: number; core: number };
}

/** What so many employees need at the peak. */
export interface Needs {
  polls: number;
  others: number;
  /** Cores that are busy. */
  server: number;
  /** Processes of the server, a core each, with what is kept free. */
  processes: number;
  database: number;
  /** Cores of PostgreSQL, with what is kept free. */
  databaseCores: number;
  /** Connections that servers would open, and those that PgBouncer opens for them. */
  pooled: number;
  connections: number;
  /** What goes out, in bits a second. */
  network: number;
  /** Memory of all server processes, and what the rows of companies take, in bytes. */
  memory: number;
  rows: number;
}

const HOUR = 3600;
const SECOND = 1_000_000;

/** How often each call is made in a second of the peak. */
export function rates(employees: number, { open, every, changed, busiest, daily }: Assumptions): Map<Call, number> {
  const polls = (employees * open) / every;
  const perSecond = Object.entries(daily).map(([call, times]): [Call, number] => [
    call as Call,
    (employees * times * busiest) / HOUR,
  ]);
  const others = new Map(perSecond);
  return others.set('poll', polls * (1 - changed)).set('me', (others.get('me') ?? 0) + polls * changed);
}

/** What employees need by what calls cost. */
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
