import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from './config/config.ts';
import type { OpenedDatabase } from './database/database.ts';
import { createStorage } from './files/create-storage.ts';

/** An account of the demo data, as it is printed. */
export interface DemoAccount {
  email: string;
  password: string;
}

/**
 * Puts demo data into an empty database where it is wanted: on its own only into the embedded one, never into one given by
 * DATABASE_URL or in production unless IZBOR_DEMO=on. Where it is wanted, demo data from before there was learning gets that.
 * Answers the demo accounts that can sign in, none without demo data.
 */
export async function seedIfWanted(
  config: Config,
  { database, kind }: OpenedDatabase,
  say: (sentence: string) => void = () => {},
): Promise<DemoAccount[]> {
  const state = sql`select not exists (select from companies) as "isEmpty",
    exists (select from people where email = 'employee@izbor.demo') as "hasDemo"`;
  const { rows } = await database.execute<{ isEmpty: boolean; hasDemo: boolean }>(state);
  const { isEmpty, hasDemo } = rows[0] ?? { isEmpty: false, hasDemo: false };
  const isWanted = config.demo === 'on' || (config.demo === 'auto' && kind === 'embedded' && !config.production);
  if (!hasDemo && !(isEmpty && isWanted)) return [];
  const { DEMO_ACCOUNTS, DEMO_PASSWORD, addLearning, lacksLearning, seedDemo } = await import('./demo/demo.ts');
  const onWait = () => say('Another server is putting the demo data in. Waiting for it to be done.');
  const settings = { now: config.clock ?? new Date(), onWait };
  if (isEmpty)
    await seedDemo(database, {
      picturesFolder: join(config.dataDir, 'pictures'),
      storage: createStorage(config),
      ...settings,
    });
  else if (isWanted && (await lacksLearning(database))) await addLearning(database, settings);
  return DEMO_ACCOUNTS.map(({ email }) => ({ email, password: DEMO_PASSWORD }));
}
