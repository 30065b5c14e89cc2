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

/** Refuses tools that are older than the server: they would not know all that it holds. */
export async function checkTools(tool: Tool, server: string): Promise<void> {
  const { said } = await run(tool, ['--version'], {});
  const own = Number(/\d+/.exec(said)?.[0]);
  if (own >= Number.parseInt(server, 10)) return;
  throw new CopyRefused(
    `${tool} is of PostgreSQL ${own}, the server of ${server}: it must not be older. Set PG_BIN to the folder of a newer one.`,
  );
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
