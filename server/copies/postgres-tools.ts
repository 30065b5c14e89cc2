import { type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CopyRefused } from './copy-refused.ts';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Runs one of PostgreSQL's own tools, found in PG_BIN or on PATH, on a database. */
export async function runTool(tool: Tool, args: readonly string[], url: string): Promise<void> {
  const { address, surroundings } = placeOf(url);
  const { status, said } = await run(tool, [...args, address], surroundings);
  if (status !== 0) throw new CopyRefused(`${tool} failed: ${said}`);
}

// pg_restore writes to its output instead of the database, because otherwise no statements could be run before those of the dump.
const READ = ['--file=-', '--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
const FILL = ['--no-psqlrc', '--no-password', '--quiet', '--set=ON_ERROR_STOP=1'];

/**
 * Fills a database with a dump, in one transaction with the statements that make `room` for it. Its `commit` is written by
 * pg_restore after the end of the dump: if one of the tools or this process breaks, there is none.
 */
export async function fillFrom(dump: string, url: string, room: readonly string[]): Promise<void> {
  const { address, surroundings } = placeOf(url);
  const psql = start('psql', [...FILL, address], { surroundings, stdio: ['pipe', 'ignore', 'pipe'] });
  const dumped = start('pg_restore', [...READ, dump], { stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdin } = psql.child;
  const { stdout } = dumped.child;
  // An error of writing is ignored: psql itself says why it stopped reading.
  stdin?.on('error', () => {});
  // Hides the warning that pg_restore begins a transaction within this one.
  if (room.length > 0) stdin?.write(`${['set client_min_messages = error', 'begin', ...room].join(';\n')};\n`);
  if (stdin) stdout?.pipe(stdin, { end: false });
  const filled = psql.ended.finally(() => {
    stdout?.destroy();
    dumped.child.kill();
  });
  // Null when psql ended first, which means that it failed.
  const read = await Promise.race([dumped.ended, filled.then(() => null)]).finally(() => stdin?.end());
  const { status, said } = await filled;
  if (read && read.status !== 0) throw new CopyRefused(`pg_restore failed: ${read.said}`);
  if (!read || status !== 0) throw new CopyRefused(`psql failed: ${said}`);
}

// The password is passed in the environment: the arguments of a command can be read by every user of the machine.
function placeOf(url: string): { address: string; surroundings: Record<string, string> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: `--dbname=${address.href}`, surroundings: password ? { PGPASSWORD: password } : {} };
}

// From this version on the tools set `transaction_timeout`, which older servers do not know: their dumps cannot be restored
// there.
const NOT_FOR_OLDER = 17;

/**
 * Refuses tools that are older than the copied server, as they would not know all of its features, and tools too new for the
 * server `into` which the copy is restored (by default the copied one).
 */
export async function checkTools(tool: Tool, copied: string, into = copied): Promise<void> {
  const { said } = await run(tool, ['--version'], {});
  const own = Number(/\d+/.exec(said)?.[0]);
  const oldest = Number.parseInt(copied, 10);
  if (!(own >= oldest)) {
    throw new CopyRefused(
      `${tool} is of PostgreSQL ${own}, the server of ${copied}: it must not be older. Set PG_BIN to the folder of a newer one.`,
    );
  }
  if (own < NOT_FOR_OLDER || Number.parseInt(into, 10) >= NOT_FOR_OLDER) return;
  const other =
    oldest < NOT_FOR_OLDER ? `Set PG_BIN to the folder of one from ${oldest} to ${NOT_FOR_OLDER - 1}, or take` : 'Take';
  throw new CopyRefused(
    `${tool} is of PostgreSQL ${own}, and the server of ${into} cannot be filled by it. ${other} a server of ${NOT_FOR_OLDER} or newer.`,
  );
}

/** Refuses a dump that pg_restore cannot read. */
export async function checkDump(file: string): Promise<void> {
  const { status, said } = await run('pg_restore', ['--list', file], {});
  if (status !== 0) throw new CopyRefused(`pg_restore cannot read ${file}: ${said}`);
}

/** Runs a tool to its end; answers its status and output. */
function run(tool: Tool, args: readonly string[], surroundings: Record<string, string>): Promise<Ended> {
  const { child, ended, hear } = start(tool, args, { surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  hear(child.stdout);
  return ended;
}

interface Ended {
  status: number | null;
  /** The end of its output. */
  said: string;
}

/** Starts a tool and collects its error output. */
function start(
  tool: Tool,
  args: readonly string[],
  { surroundings = {}, stdio }: { surroundings?: Record<string, string>; stdio: StdioOptions },
) {
  const folder = process.env.PG_BIN;
  const child = spawn(folder ? join(folder, tool) : tool, args, {
    env: Object.assign({}, process.env, surroundings),
    stdio,
  });
  let said = '';
  const hear = (stream: Readable | null) =>
    stream?.on('data', (bytes: Buffer) => {
      said = `${said}${bytes}`.slice(-2000);
    });
  hear(child.stderr);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('close', (status) => resolve({ status, said: said.trim() }));
    child.on('error', () => {
      const where = folder ? `in PG_BIN (${folder})` : 'along PATH; set PG_BIN to the folder that has it';
      reject(
        new CopyRefused(
          `${tool} is not there ${where}. It comes with PostgreSQL's client (Debian: postgresql-client).`,
        ),
      );
    });
  });
  return { child, ended, hear };
}
