import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PATIENCE = 60_000;

/** Runs a measurement that must not begin; returns its exit code and output. */
function run(file: string, told: readonly string[], only?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${file}.ts`, ...told], {
    env: Object.assign({ PATH: process.env.PATH ?? '' }, only === undefined ? {} : { BENCH_ONLY: only }),
    encoding: 'utf8',
    timeout: PATIENCE / 3,
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const usageOf = (name: string, parts: string) =>
  `[BENCH_ONLY=<parts>] npm run ${name}\nOf the parts, with commas between them, there are: ${parts}`;

it.each([
  ['bench', 'bench', 'costs'],
  [
    'administration',
    'bench:administration',
    'polls, saves, people, work, decide, give, budgets, meanwhile, reports, files, lists, history, seals, export, mail',
  ],
  ['phone', 'bench:phone', 'loads, touches, scrolling, desk'],
])(
  'bench/%s.ts measures nothing where it is asked how it is used',
  (file, name, parts) => {
    expect(run(file, ['--help'])).toEqual({ status: 0, stdout: usageOf(name, parts), stderr: '' });
  },
  PATIENCE,
);

it(
  'a measurement that is told a word, or no part of it, does not begin',
  () => {
    expect(run('bench', ['costs'])).toEqual({
      status: 1,
      stdout: '',
      stderr: `It was told more words than it takes.\n${usageOf('bench', 'costs')}`,
    });
    expect(run('bench', [], 'all')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'BENCH_ONLY names all; the parts are costs.',
    });
  },
  PATIENCE,
);
