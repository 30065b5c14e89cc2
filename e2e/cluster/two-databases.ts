import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/testing/free-port.ts';
import { unprivileged } from '#server/testing/postgres-tools.ts';
import { type RunningProcess, startProcess, type User, until } from './running-process.ts';
import type { Tools } from './tools.ts';

/** A primary PostgreSQL with a synchronous standby: a commit is on both before it is acknowledged. */
export interface TwoDatabases {
  /** Port of the primary. */
  port(): number;
  url(): string;
  /** Kills the primary, like a power cut, and promotes the standby. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'izbor';
const FLAGS = ['max_connections=150', 'shared_buffers=64MB', 'wal_keep_size=256MB', 'listen_addresses=127.0.0.1'];

/** Starts both in a folder. With `careless` the primary does not wait for the standby: an acknowledged commit can be lost. */
export async function startTwoDatabases(
  folder: string,
  tools: Tools,
  { careless = false } = {},
): Promise<TwoDatabases> {
  const user = unprivileged();
  const run = (path: string, args: readonly string[]) =>
    execFileSync(path, args, Object.assign({ stdio: 'pipe' as const }, user));
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const each of [first, second]) mkdirSync(each, { mode: 0o700 });
  if (user) for (const each of [folder, first, second]) chownSync(each, user.uid, user.gid);
  run(tools.initdb, ['-D', first, '-U', NAME, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']);
  const primary = start(tools, first, firstPort, user);
  await until('the first PostgreSQL', () => answers(firstPort, 'postgres'));
  await ask(firstPort, 'postgres', `create database ${NAME}`);
  const follow = `host=127.0.0.1 port=${firstPort} user=${NAME} application_name=second`;
  run(tools.pg_basebackup, ['-D', second, '-d', follow, '-R', '-X', 'stream', '-c', 'fast']);
  const standby = start(tools, second, secondPort, user);
  await until('the second PostgreSQL', () => answers(secondPort, NAME));
  await ask(firstPort, 'postgres', `alter system set synchronous_standby_names = '${careless ? '' : 'second'}'`);
  await ask(firstPort, 'postgres', 'select pg_reload_conf()');
  const state = careless ? 'async' : 'sync';
  await until('the second one to follow', async () => {
    const [row] = await ask(firstPort, 'postgres', 'select sync_state from pg_stat_replication');
    return row?.sync_state === state;
  });
  let port = firstPort;
  return {
    port: () => port,
    url: () => `postgres://${NAME}@127.0.0.1:${port}/${NAME}`,
    async failOver() {
      // For a second the standby receives nothing: whatever is acknowledged meanwhile would be lost.
      await ask(secondPort, NAME, "alter system set primary_conninfo = ''");
      await ask(secondPort, NAME, 'select pg_reload_conf()');
      await until('the second PostgreSQL to hear of nothing', async () => {
        return (await ask(secondPort, NAME, 'select from pg_stat_wal_receiver')).length === 0;
      });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await primary.kill();
      run(tools.pg_ctl, ['promote', '-D', second, '-w']);
      port = secondPort;
    },
    async stop() {
      await primary.kill();
      await standby.kill();
    },
  };
}

function start(tools: Tools, folder: string, port: number, user: User): RunningProcess {
  const flags = [...FLAGS, `unix_socket_directories=${folder}`];
  return startProcess(
    tools.postgres,
    ['-D', folder, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
    user,
  );
}

async function ask(port: number, database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: NAME, database });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const answers = async (port: number, database: string) => (await ask(port, database, 'select 1')).length === 1;
