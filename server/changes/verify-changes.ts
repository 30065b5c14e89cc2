import { readConfig } from '../config/config.ts';
import { toldWords, WrongUse } from '../config/told-words.ts';
import type { Database } from '../database/database.ts';
import { refuseNoDatabase } from '../database/finished-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { sentenceFor } from '../database/sentence-for.ts';
import { checkSeals } from './check-seals.ts';
import { isKnownSeal } from './verify-seals.ts';

const USAGE = 'npm run verify-changes [-- <seal> <its digest, as the e-mail says>]';

interface SentSeal {
  seal: number;
  digest: string;
}

/** Reads from the command line which seal to look for; undefined when none is given. */
function wanted(): SentSeal | undefined {
  const [seal, digest] = toldWords(USAGE, {}, 2).words;
  if (seal === undefined) return undefined;
  if (!/^\d{1,9}$/.test(seal)) throw new WrongUse('The first word is not the number of a seal.', USAGE);
  if (digest === undefined) throw new WrongUse('It was told a seal without its digest.', USAGE);
  if (!/^[\da-f]{64}$/.test(digest))
    throw new WrongUse('A digest is 64 digits and small letters from a to f, which the second word is not.', USAGE);
  return { seal: Number(seal), digest };
}

/** Recomputes all seals of the log of changes and prints the broken ones; answers whether all is well. */
async function verify(database: Database, sent: SentSeal | undefined): Promise<boolean> {
  const broken = await checkSeals(database, console.log);
  if (sent === undefined) return broken === 0;
  const { seal, digest } = sent;
  const isKnown = await isKnownSeal(database, seal, digest);
  console.log(isKnown ? `Seal ${seal} is the one that was sent.` : `Seal ${seal} is not the one that was sent.`);
  return broken === 0 && isKnown;
}

try {
  const sent = wanted();
  const { databaseDirectUrl, dataDir } = readConfig(process.env);
  if (!databaseDirectUrl) refuseNoDatabase(dataDir);
  const opened = await openDatabase({ url: databaseDirectUrl, dataDir, patient: true });
  try {
    if (!(await verify(opened.database, sent))) process.exitCode = 1;
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
