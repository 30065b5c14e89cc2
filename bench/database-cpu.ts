import { readFileSync } from 'node:fs';
import type { BenchDatabase } from './databases.ts';

// Linux counts times in /proc/<pid>/stat in hundredths of a second; here in microseconds.
const TICK = 10_000;

/** CPU time of all PostgreSQL processes so far, in microseconds; PostgreSQL has to run on this machine, under Linux. */
type DatabaseCpu = () => number;

/** Finds the processes of the PostgreSQL that a database is in. */
export async function databaseCpu({ query }: BenchDatabase): Promise<DatabaseCpu> {
  const { rows } = await query('select pg_backend_pid() as pid');
  const first = Number(field(Number(rows[0]?.pid), PARENT));
  return () => {
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    const running = [first, ...children].reduce((sum, pid) => sum + nanoseconds(pid), 0) / 1000;
    // CPU time of processes that have ended since.
    return running + (Number(field(first, ENDED_USER)) + Number(field(first, ENDED_SYSTEM))) * TICK;
  };
}

// The fields after the name of the program, which may have blanks in it.
const PARENT = 1;
const ENDED_USER = 13;
const ENDED_SYSTEM = 14;

function field(pid: number, place: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[place];
}

function nanoseconds(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    // The process has just ended, and is counted with the ended ones.
    return 0;
  }
}
