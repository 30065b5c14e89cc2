import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { backUp } from './back-up.ts';
import { readManifest } from './manifest.ts';

const SERVER = 65534;
const scratch = mkdtempSync(join(tmpdir(), 'izbor-forbidden-'));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What somebody is told whom root gave nothing. */
async function toldTo(work: () => Promise<unknown>): Promise<string> {
  process.seteuid?.(SERVER);
  const told = await work().then(
    () => 'done',
    (error: Error) => error.message,
  );
  process.seteuid?.(0);
  return told;
}

// Only root can keep a file from somebody else.
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
});
