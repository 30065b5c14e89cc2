import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { backUp } from './back-up.ts';
import { deskOf } from './copy-desk.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restoreCopy } from './restore-copy.ts';

const SERVER = 65534;
const scratch = mkdtempSync(join(tmpdir(), 'izbor-forbidden-'));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The error message that a user without rights of root gets. */
async function toldTo(work: () => Promise<unknown>): Promise<string> {
  process.seteuid?.(SERVER);
  const told = await work().then(
    () => 'done',
    (error: Error) => error.message,
  );
  process.seteuid?.(0);
  return told;
}

/** A stand-in for a server that has a folder's database open, with the answers that the copying command gets. */
function deskAnswering(address: string, answers: Record<string, object>): Promise<Server> {
  const desk = createServer((socket) => {
    createInterface({ input: socket }).on('line', (asked) => socket.write(`${JSON.stringify(answers[asked])}\n`));
  });
  return new Promise((settle) => {
    desk.listen(address, () => settle(desk));
  });
}

// Only root can deny other users access to a file.
describe.runIf(process.geteuid?.() === 0)('whoever makes and puts back copies', () => {
  it('is told that their folder may not be written', async () => {
    const config = readConfig({ DATA_DIR: join(scratch, 'data') });
    const folder = join(scratch, 'copies');
    expect(await toldTo(() => backUp(config, folder, new Date()))).toBe(
      `${folder} may not be written by the user who runs this. Make it and give it to them (chown).`,
    );
  });

  it('is told that a copy which is there may not be read, not that it is none', async () => {
    const copy = join(scratch, 'izbor-2026-11-26T20-04-10Z');
    mkdirSync(copy, { mode: 0o700 });
    writeFileSync(join(copy, 'manifest.json'), '{}');
    expect(await toldTo(() => readManifest(copy))).toBe(
      `${join(copy, 'manifest.json')} may not be read by the user who runs this. Let them read it.`,
    );
    expect(await toldTo(() => readManifest(scratch))).toBe(`${scratch} is no copy of Izbor: it has no manifest.json.`);
  });

  it('is not root, where the place is of another user: the server could not open what came back', async () => {
    const [copy, dataDir] = [join(scratch, 'of-another'), join(scratch, 'place')];
    for (const folder of [copy, dataDir]) mkdirSync(folder);
    const facts = {
      made: '2026-11-26T20:04:10.000Z',
      izbor: '0.1.0',
      postgres: '17.4',
      migration: 1,
      counts: {},
      parts: [],
    };
    await writeManifest(copy, Object.assign({ database: 'embedded', files: 'copied' } as const, facts));
    chownSync(dataDir, SERVER, SERVER);

    const config = readConfig({ DATA_DIR: dataDir });
    await expect(restoreCopy(config, { copy, replace: false, say: () => {} })).rejects.toThrow(
      `${dataDir} belongs to the user with the number ${SERVER}, who could not open the database in it any more once root wrote there. ` +
        'Run this as that user: docs/runbook.md, section 2, says how.',
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('leaves the name of the newest copy, though root left that of the one before', async () => {
    const dataDir = join(scratch, 'shop');
    const log = '000000010000000000000001';
    mkdirSync(join(dataDir, 'database', 'pg_wal'), { recursive: true });
    for (const name of ['izbor.finished', `pg_wal/${log}`]) writeFileSync(join(dataDir, 'database', name), '');
    const end = { label: '', log: { first: log, last: log }, postgres: '17.4', migration: 1, counts: {} };
    const desk = await deskAnswering(deskOf(dataDir), { begin: {}, end });
    const copies = join(scratch, 'theirs');
    mkdirSync(copies);
    for (const path of [dataDir, copies, deskOf(dataDir)]) chownSync(path, SERVER, SERVER);
    const newest = join(dataDir, 'copies.newest');
    writeFileSync(newest, '/mnt/copies/izbor-2026-11-01T03-15-00Z', { mode: 0o644 });

    const config = readConfig({ DATA_DIR: dataDir });
    expect(await toldTo(() => backUp(config, copies, new Date('2026-11-26T20:04:10Z')))).toBe('done');
    expect(readFileSync(newest, 'utf8')).toBe(join(copies, 'izbor-2026-11-26T20-04-10Z'));
    desk.close();
  });
});
