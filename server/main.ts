import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config/config.ts';
import { isForbidden } from './config/forbidden.ts';
import { PlainError } from './config/plain-error.ts';
import { isDiskFull, isReadOnly } from './database/sql-state.ts';
import { type Building, type Running, startServer } from './running.ts';

// The bundle has it in a file of its own: a shop without the demo carries none of its texts and pictures.
const loadDemo = () => import('../demo/start-demo.ts');

// What is under way may take so long to end.
const DRAIN_LIMIT = 10_000;

/** Starts the shop with the settings of the environment and stops it on a signal. */
export async function main(building?: Building): Promise<void> {
  try {
    const config = readConfig(process.env);
    const running = await startServer(config, { ...building, loadDemo, say: console.log });
    stopOnSignals(running);
    greet(config, running);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}

function greet(config: Config, { kind, demoAccounts }: Running): void {
  console.log(`Izbor is open on ${config.publicUrl} (${kind === 'embedded' ? 'embedded database' : 'PostgreSQL'})`);
  const [first] = demoAccounts;
  if (!first) return;
  console.log(`Demo accounts, all with the password ${first.password}:`);
  for (const { email } of demoAccounts) console.log(`  ${email}`);
}

function stopOnSignals(running: Running): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(sentenceFor(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) stopWithParent(() => isStopping || stop());
}

// npm passes a signal to its shell, which dies of it and leaves us behind with the port.
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

function sentenceFor(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  const dataDir = resolve(process.env.DATA_DIR ?? './data');
  if (isDiskFull(error) || isReadOnly(error)) {
    return `There is no room left on the disk of DATA_DIR (${dataDir}), or the database may only be read. Make room on it, 64 MB at least, and start again.`;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isOfPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (!isOfPort && isForbidden(error)) {
    return `DATA_DIR (${dataDir}) cannot be written. Let the user who runs the shop write there, or mount it for writing, and start again.`;
  }
  if (code === 'EADDRINUSE') {
    return 'The PORT is taken by another program. Stop that one, or set PORT.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
