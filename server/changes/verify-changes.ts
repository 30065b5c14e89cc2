import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { refuseNoDatabase } from '../database/finished-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { sentenceFor } from '../database/sentence-for.ts';
import { checkSeals } from './check-seals.ts';
import { isKnownSeal } from './verify-seals.ts';

const USAGE = 'npm run verify-changes [-- <seal> <its digest, as the e-mail says>]';

/** Reckons all seals of the log of changes anew and says which are broken; answers whether all is well. */
async function verify(database: Database, [seal, digest]: readonly string[]): Promise<boolean> {
  if (seal !== undefined && !(/^\d{1,9}$/.test(seal) && /^[\da-f]{64}$/.test(digest ?? '')))
    throw new ConfigError(USAGE);
  const broken = await checkSeals(database, console.log);
  if (seal === undefined) return broken === 0;
  const isKnown = await isKnownSeal(database, Number(seal), digest ?? '');
  console.log(isKnown ? `Seal ${seal} is the one that was sent.` : `Seal ${seal} is not the one that was sent.`);
  return broken === 0 && isKnown;
}

try {
  const { databaseDirectUrl, dataDir } = readConfig(process.env);
  if (!databaseDirectUrl) refuseNoDatabase(dataDir);
  const opened = await openDatabase({ url: databaseDirectUrl, dataDir, patient: true });
  try {
    if (!(await verify(opened.database, process.argv.slice(2)))) process.exitCode = 1;
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
