import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config/config.ts';
import { sentenceFor } from './database/sentence-for.ts';
import { type Building, type Running, startServer } from './running.ts';

// Loaded dynamically, so that the bundle has the demo in a separate file, which a shop without it does not load.
const loadDemo = () => import('../demo/start-demo.ts');

// How long calls under way may take to end when the server stops, in milliseconds.
const DRAIN_LIMIT = 10_000;

/** Starts the shop with the settings of the environment and stops it on a signal. */
export async function main(building?: Building): Promise<void> {
  // Read before the start, because npm may end while that is under way.
  const parent = process.ppid;
  try {
    const config = readConfig(process.env);
    const running = await startServer(config, { ...building, loadDemo, say: console.log });
    stopOnSignals(running, parent);
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

function stopOnSignals(running: Running, parent: number): void {
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
  if (process.env.npm_lifecycle_event) stopWithParent(parent, () => isStopping || stop());
}

// npm passes a signal to its shell, which dies of it and leaves us behind with the port.
function stopWithParent(parent: number, stop: () => void): void {
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
