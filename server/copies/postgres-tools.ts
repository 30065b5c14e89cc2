import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CopyRefused } from './copy-refused.ts';

type Tool = 'pg_dump' | 'pg_restore';

/**
 * Runs one of PostgreSQL's own tools on a database, found in PG_BIN or along PATH. The password goes by the surroundings: what
 * stands in a command can be read by everybody on the machine.
 */
export async function runTool(tool: Tool, args: readonly string[], url: string): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const { status, said } = await run(
    tool,
    [...args, `--dbname=${address.href}`],
    password ? { PGPASSWORD: password } : {},
  );
  if (status !== 0) throw new CopyRefused(`${tool} failed: ${said}`);
}

// From here on they set what a server before it does not know, `transaction_timeout`: what they write can never be put back there.
const NOT_FOR_OLDER = 17;

/**
 * Refuses tools that are older than the server that a copy is of: they would not know all that it holds. And those that a server
 * does not understand: the one that is copied, or the one `into` which a copy is put back.
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

function run(tool: Tool, args: readonly string[], surroundings: Record<string, string>) {
  const folder = process.env.PG_BIN;
  const child = spawn(folder ? join(folder, tool) : tool, args, {
    env: Object.assign({}, process.env, surroundings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said = `${said}${bytes}`.slice(-2000);
    });
  }
  return new Promise<{ status: number | null; said: string }>((resolve, reject) => {
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
}
