import type { Config } from './config/config.ts';
import { PlainError } from './config/plain-error.ts';
import type { Database, OpenedDatabase } from './database/database.ts';
import { sql } from './database/text.ts';

/** An account of the demo data, as it is printed. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** The demo as a server knows it (demo/start-demo.ts). A shop that has no demo data never reads it. */
export interface Demo {
  /** The accounts that can sign in. */
  accounts: readonly DemoAccount[];
  /** Puts all of it into an empty database, and into older demo data what they lack. */
  bringUpToDate(config: Config, opened: OpenedDatabase, say: (sentence: string) => void): Promise<void>;
}

const DEMO_IN_PRODUCTION =
  'The database has demo accounts, whose password everybody knows. Name another one in production (DATABASE_URL or DATA_DIR), or set IZBOR_DEMO=on to serve them.';

interface Start {
  /** Reads the demo: it lies in a file of its own. */
  load: () => Promise<Demo>;
  say?: (sentence: string) => void;
}

/**
 * Puts demo data into an empty database where it is wanted: on its own only into the embedded one, never into one given by
 * DATABASE_URL or in production unless IZBOR_DEMO=on. Where it is wanted, older demo data get what they lack. Answers the demo
 * of a shop that has its data, nothing else's. Throws PlainError in production where such data are and are not wanted.
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

/** Whether a database has no shop yet, and whether the one that it has is the demo. */
export async function demoStateOf(database: Database): Promise<{ isEmpty: boolean; hasDemo: boolean }> {
  const state = sql`select not exists (select from companies) as "isEmpty",
    exists (select from people where email = 'employee@izbor.demo') as "hasDemo"`;
  const { rows } = await database.execute<{ isEmpty: boolean; hasDemo: boolean }>(state);
  return rows[0] ?? { isEmpty: false, hasDemo: false };
}
