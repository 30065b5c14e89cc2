import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CommandName, runCommand } from '../testing/run-command.ts';

const PATIENCE = 60_000;

const USAGES = {
  seed: 'npm run seed -- [--benefits <number>] [--users <number>]',
  'create-admin': 'npm run create-admin -- <e-mail> [--recover]',
  'verify-changes': 'npm run verify-changes [-- <seal> <its digest, as the e-mail says>]',
  backup: 'npm run backup -- <folder in which the copy is to lie>',
  restore: 'npm run restore -- <copy> [--replace-what-is-there]',
};

/** Runs a command with a data folder that has no database; returns how it ended and its output. */
const run = (command: CommandName, ...told: string[]) =>
  runCommand([command, ...told], { DATA_DIR: join(tmpdir(), 'izbor-nowhere') });

const MORE = 'It was told more words than it takes.';

it.each<[CommandName, string[], string]>([
  ['seed', ['--benefits', '-5'], "Option '--benefits' argument is ambiguous."],
  ['seed', ['--users', 'many'], '--users must be a whole number from 0 to 9999999.'],
  ['seed', ['100'], MORE],
  ['create-admin', [], 'It was not told the e-mail address of the owner.'],
  ['create-admin', ['notmail'], 'What it was told is no e-mail address.'],
  ['create-admin', ['a@izbor.test', 'Password!1'], MORE],
  ['create-admin', ['a@izbor.test', '--owner'], "Unknown option '--owner'."],
  ['verify-changes', ['first'], 'The first word is not the number of a seal.'],
  ['verify-changes', ['7'], 'It was told a seal without its digest.'],
  [
    'verify-changes',
    ['7', 'ab12'],
    'A digest is 64 digits and small letters from a to f, which the second word is not.',
  ],
  ['backup', [], 'It was not told where the copy is to lie.'],
  ['backup', ['a', 'b'], MORE],
  ['restore', ['--replace-what-is-there'], 'It was not told which copy is to be put back.'],
  ['restore', ['a', '--replace'], "Unknown option '--replace'."],
])(
  '%s told %j says what is wrong of it, and how it is used',
  (command, told, sentence) => {
    expect(run(command, ...told)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n${USAGES[command]}` });
  },
  PATIENCE,
);

it.each(Object.entries(USAGES) as [CommandName, string][])(
  '%s says how it is used when it is asked',
  (command, usage) => {
    expect(run(command, '--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
  },
  PATIENCE,
);
