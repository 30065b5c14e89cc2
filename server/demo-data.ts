import type { Config } from './config/config.ts';
import { PlainError } from './config/plain-error.ts';
import type { Database, OpenedDatabase } from './database/database.ts';
import { ask } from './database/statement.ts';
import { sql } from './database/text.ts';

/** An account of the demo data, as printed. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** The demo as a server knows it (demo/start-demo.ts). A shop that has no demo data never reads it. */
export interface Demo {
  /** The accounts that can sign in. */
  accounts: readonly DemoAccount[];
  /** Fills an empty database, and adds to older demo data what it lacks. */
  bringUpToDate(config: Config, opened: OpenedDatabase, say: (sentence: string) => void): Promise<void>;
}

const DEMO_IN_PRODUCTION =
  'The database has demo accounts, whose password everybody knows. Name another one in production (DATABASE_URL or DATA_DIR), or set IZBOR_DEMO=on to serve them.';

interface Start {
  /** Loads the demo, which is in a separate file. */
  load: () => Promise<Demo>;
  say?: (sentence: string) => void;
}

/**
 * Puts demo data into an empty database if the settings want it: by default only into the embedded one, never into one given by
 * DATABASE_URL or in production unless IZBOR_DEMO=on. Older demo data are completed. Answers the demo if the shop has its data.
 * Throws PlainError in production when demo data exist but are not wanted.
 */
export async function demoIfWanted(
  config: Config,
  opened: OpenedDatabase,
  { load, say = () => {} }: Start,
): Promise<Demo | undefined> {
  const { isEmpty, hasDemo } = await demoStateOf(opened.database);
  const isWanted = config.demo === 'on' || (config.demo === 'auto' && opened.kind === 'embedded' && !config.production);
  if (!hasDemo && !(isEmpty && isWanted)) return undefined;
  if (config.production && !isWanted) throw new PlainError(DEMO_IN_PRODUCTION);
  const demo = await load();
  if (isWanted) await demo.bringUpToDate(config, opened, say);
  return demo;
}

/** Whether a database has no shop yet, and whether its shop is the demo. */
export async function demoStateOf(database: Database): Promise<{ isEmpty: boolean; hasDemo: boolean }> {
  const state = sql`select not exists (select from companies) as "isEmpty",
    exists (select from people where email = 'employee@izbor.demo') as "hasDemo"`;
  const [row] = await ask<{ isEmpty: boolean; hasDemo: boolean }>(database, state);
  return row ?? { isEmpty: false, hasDemo: false };
}
