import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyOfEmbedded } from '../testing/databases.ts';
import { openDatabase } from './open-database.ts';

/** Id of the user that runs the shop here, who owns nothing else (nobody). */
const SERVER = 65534;
const isRoot = process.geteuid?.() === 0;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function giveToServer(folder: string): void {
  chownSync(folder, SERVER, SERVER);
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(parentPath, name), SERVER, SERVER);
}

async function refusalOf(dataDir: string): Promise<string> {
  const opened = await openDatabase({ dataDir }).catch((error: Error) => error);
  if (opened instanceof Error) return opened.message;
  await opened.close();
  return 'opened';
}

// Only root can make files of two users.
describe.runIf(isRoot)('an embedded database of another user', () => {
  it('is not opened by root, who leaves nothing in it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'izbor-owner-'));
    folders.push(dataDir);
    mkdirSync(join(dataDir, 'database'));
    giveToServer(dataDir);

    expect(await refusalOf(dataDir)).toBe(
      `${join(dataDir, 'database')} belongs to the user with the number ${SERVER}, who could not open the database in it any more once root wrote there. ` +
        'Run this as that user: docs/runbook.md, section 2, says how.',
    );
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('is not called damaged where root left a file in it, but the file is named and what gives it back', async () => {
    const dataDir = await copyOfEmbedded();
    folders.push(dataDir);
    const folder = join(dataDir, 'database');
    const left = join(folder, 'pg_logical', 'replorigin_checkpoint');
    giveToServer(dataDir);
    chownSync(left, 0, 0);

    process.seteuid?.(SERVER);
    const refusal = await refusalOf(dataDir).finally(() => process.seteuid?.(0));

    expect(refusal).toBe(
      `${left} cannot be read and written by the user who runs the shop: another one, mostly root, has made it. ` +
        `Nothing is lost: give all of it back (chown -R <user> ${folder}) and start again.`,
    );
    giveToServer(dataDir);
    process.seteuid?.(SERVER);
    expect(await refusalOf(dataDir).finally(() => process.seteuid?.(0))).toBe('opened');
  });
});
