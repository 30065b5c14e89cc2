import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { PlainError } from '#server/config/plain-error.ts';
import { ConfigError } from '#server/config/settings.ts';
import { toldWords, WrongUse } from '#server/config/told-words.ts';
import { sentenceFor } from '#server/database/sentence-for.ts';

const USAGE = 'npm run seed -- [--benefits <number>] [--users <number>]';
const NOT_THE_DEMO = 'The database holds a shop that is not the demo. Nothing was added to it.';

/** Parses the wanted numbers from the command line. */
function wanted(): { benefits: number; users: number } {
  const { values } = toldWords(USAGE, { benefits: { type: 'string' }, users: { type: 'string' } }, 0);
  const { benefits = '0', users = '0' } = values;
  for (const [name, text] of Object.entries({ benefits, users })) {
    if (!/^\d{1,7}$/.test(text)) throw new WrongUse(`--${name} must be a whole number from 0 to 9999999.`, USAGE);
  }
  return { benefits: Number(benefits), users: Number(users) };
}

async function seed(): Promise<void> {
  const many = wanted();
  const config = readConfig(process.env);
  if ((config.databaseUrl || config.production) && config.demo !== 'on') {
    const database = config.databaseUrl ? 'the database of DATABASE_URL' : 'the embedded database in production';
    throw new ConfigError(`Demo data enters ${database} only with IZBOR_DEMO=on.`);
  }
  // Loaded only after the checks, because it is the code of a whole shop.
  const [{ openDatabase }, { demoStateOf }, { createStorage }, { seedDemo }, { seedMany }] = await Promise.all([
    import('#server/database/open-database.ts'),
    import('#server/demo-data.ts'),
    import('#server/files/create-storage.ts'),
    import('./demo.ts'),
    import('./seed-many.ts'),
  ]);
  const opened = await openDatabase({ url: config.databaseDirectUrl, dataDir: config.dataDir, patient: true });
  try {
    await opened.migrate();
    const now = config.clock ?? new Date();
    const storage = createStorage(config);
    const picturesFolder = join(config.dataDir, 'pictures');
    const isNew = await seedDemo(opened.database, { picturesFolder, storage, now });
    if (!isNew && !(await demoStateOf(opened.database)).hasDemo) throw new PlainError(NOT_THE_DEMO);
    console.log(isNew ? 'The demo data is in.' : 'There is data already; the demo data was left out.');
    await seedMany(opened.database, { ...many, now });
    console.log(`Added: ${many.benefits} benefits, ${many.users} people.`);
  } finally {
    await opened.close();
  }
}

try {
  await seed();
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
