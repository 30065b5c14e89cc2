import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PATIENCE = 60_000;

const USAGES = {
  'demo/seed.ts': 'npm run seed -- [--benefits <number>] [--users <number>]',
  'server/roles/create-admin.ts': 'npm run create-admin -- <e-mail> [--recover]',
  'server/changes/verify-changes.ts': 'npm run verify-changes [-- <seal> <its digest, as the e-mail says>]',
  'server/copies/backup.ts': 'npm run backup -- <folder in which the copy is to lie>',
  'server/copies/restore.ts': 'npm run restore -- <copy> [--replace-what-is-there]',
};
type Command = keyof typeof USAGES;

/** Runs a command beside a folder in which there is no database; answers how it ended and what it said. */
function run(command: Command, ...told: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...told], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(tmpdir(), 'izbor-nowhere') },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const MORE = 'It was told more words than it takes.';

it.each<[Command, string[], string]>([
  ['demo/seed.ts', ['--benefits', '-5'], "Option '--benefits' argument is ambiguous."],
  ['demo/seed.ts', ['--users', 'many'], '--users must be a whole number from 0 to 9999999.'],
  ['demo/seed.ts', ['100'], MORE],
  ['server/roles/create-admin.ts', [], 'It was not told the e-mail address of the owner.'],
  ['server/roles/create-admin.ts', ['notmail'], 'What it was told is no e-mail address.'],
  ['server/roles/create-admin.ts', ['a@izbor.test', 'Password!1'], MORE],
  ['server/roles/create-admin.ts', ['a@izbor.test', '--owner'], "Unknown option '--owner'."],
  ['server/changes/verify-changes.ts', ['first'], 'The first word is not the number of a seal.'],
  ['server/changes/verify-changes.ts', ['7'], 'It was told a seal without its digest.'],
  [
    'server/changes/verify-changes.ts',
    ['7', 'ab12'],
    'A digest is 64 digits and small letters from a to f, which the second word is not.',
  ],
  ['server/copies/backup.ts', [], 'It was not told where the copy is to lie.'],
  ['server/copies/backup.ts', ['a', 'b'], MORE],
  ['server/copies/restore.ts', ['--replace-what-is-there'], 'It was not told which copy is to be put back.'],
  ['server/copies/restore.ts', ['a', '--replace'], "Unknown option '--replace'."],
])(
  '%s told %j says what is wrong of it, and how it is used',
  (command, told, sentence) => {
    expect(run(command, ...told)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n${USAGES[command]}` });
  },
  PATIENCE,
);

it.each(Object.entries(USAGES) as [Command, string][])(
  '%s says how it is used when it is asked',
  (command, usage) => {
    expect(run(command, '--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
  },
  PATIENCE,
);
