import { isEmail } from '#contract/session/session.rules.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/settings.ts';
import { toldWords, WrongUse } from '../config/told-words.ts';
import { hasDatabase, refuseNoDatabase } from '../database/finished-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { sentenceFor } from '../database/sentence-for.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { passwordProblem } from '../registration/registration.errors.ts';
import { hashPassword } from '../session/passwords.ts';
import { normalEmail } from '../session/sign-in-limits.ts';
import { makeOwner } from './first-owner.ts';
import { countPlatformOwners } from './last-owner.ts';
import { readHidden } from './read-hidden.ts';

const USAGE = 'npm run create-admin -- <e-mail> [--recover]';
const TAKEN = 'The platform has an owner, who gives roles. If that account is lost, add --recover.';

/** Reads who is to be an owner. Throws WrongUse on anything else, a password above all. */
function wanted(): { email: string; recover: boolean } {
  const { values, words } = toldWords(USAGE, { recover: { type: 'boolean' } }, 1);
  const [word] = words;
  if (!word) throw new WrongUse('It was not told the e-mail address of the owner.', USAGE);
  const email = normalEmail(word);
  if (!isEmail(email)) throw new WrongUse('What it was told is no e-mail address.', USAGE);
  return { email, recover: values.recover ?? false };
}

/** Asks for a new password twice; null when there is no terminal. */
async function askPassword(email: string): Promise<string | null> {
  const terminal = { input: process.stdin, output: process.stdout };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const password = await readHidden('New password: ', terminal);
  const problem = passwordProblem(password, { email });
  if (problem) throw new ConfigError(`This password cannot be taken. ${problem.en}.`);
  if (password !== (await readHidden('The same again: ', terminal)))
    throw new ConfigError('The two passwords are not the same.');
  return password;
}

async function createAdmin(): Promise<string> {
  const { email, recover } = wanted();
  const { databaseDirectUrl, dataDir, clock } = readConfig(process.env);
  // For recovery the database has to exist: a new one would have an owner who still cannot sign in to the shop.
  if (recover && !databaseDirectUrl) refuseNoDatabase(dataDir);
  // Warns about a new database: with missing settings the command would create an owner of another, empty shop.
  const isNew = !databaseDirectUrl && !hasDatabase(dataDir);
  const opened = await openDatabase({ url: databaseDirectUrl, dataDir, patient: true });
  try {
    if (recover) await ask(opened.database, sql`select from users limit 1`);
    await opened.migrate();
    if (isNew) console.log(`There was no shop in DATA_DIR (${dataDir}): a new one was made there.`);
    if (!recover && (await countPlatformOwners(opened.database)) > 0) throw new ConfigError(TAKEN);
    const password = await askPassword(email);
    const passwordHash = password === null ? null : await hashPassword(password);
    const now = clock ?? new Date();
    if (!(await makeOwner(opened.database, { email, passwordHash, recover, now }))) throw new ConfigError(TAKEN);
    return passwordHash === null
      ? `${email} is an owner of the platform. A link to choose a password goes there once the shop runs, and works for an hour.`
      : `${email} is an owner of the platform. Sign in and turn the one-time code on in the profile: without it an owner only looks.`;
  } finally {
    await opened.close();
  }
}

try {
  console.log(await createAdmin());
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
