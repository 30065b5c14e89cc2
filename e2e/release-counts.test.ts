import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Counts {
  passed: number;
  failed: { title: string; why: string[] }[];
}

type Read = (file: string) => Counts;

const { playwrightCounts, vitestCounts } = (await import(new URL('release-counts.mjs', import.meta.url).href)) as {
  playwrightCounts: Read;
  vitestCounts: Read;
};
const folder = mkdtempSync(join(tmpdir(), 'izbor-counts-'));
const file = join(folder, 'report.json');
const written = (report: unknown) => {
  writeFileSync(file, JSON.stringify(report));
  return file;
};

afterAll(() => rmSync(folder, { recursive: true }));

test('a failed test of Vitest is named with its file and its error, and so is a file that could not be read', () => {
  const failureMessages = [
    'AssertionError: expected \u001b[31m1\u001b[39m to be 2\n    at money.test.ts:3:1\n\n- 2\n+ 1',
  ];
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'money rounds', failureMessages },
  ];
  const testResults = [
    { name: join(process.cwd(), 'contract/money.test.ts'), status: 'failed', assertionResults },
    {
      name: join(process.cwd(), 'contract/broken.test.ts'),
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    },
  ];
  expect(vitestCounts(written({ numPassedTests: 1, testResults }))).toEqual({
    passed: 1,
    failed: [
      { title: 'contract/money.test.ts: money rounds', why: ['AssertionError: expected 1 to be 2', '- 2', '+ 1'] },
      { title: 'contract/broken.test.ts: could not be run', why: ['No such file'] },
    ],
  });
});

test('a failed test of Playwright is named with all that it stands in, and so is one that passed only at the second try', () => {
  const said = { message: 'Error: it is not there\n\nLocator: button' };
  const results = [{ error: said }, {}];
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
  const inner = { title: 'with a code', specs: [spec('signs in', 'unexpected'), spec('leaves', 'flaky')] };
  const suites = [{ title: 'login.spec.ts', specs: [spec('opens', 'expected')], suites: [inner] }];
  expect(playwrightCounts(written({ stats: { expected: 1 }, suites, errors: [] }))).toEqual({
    passed: 1,
    failed: [
      { title: 'login.spec.ts: with a code: signs in', why: ['Error: it is not there', 'Locator: button'] },
      { title: 'login.spec.ts: with a code: leaves', why: ['Error: it is not there', 'Locator: button'] },
    ],
  });
});

test('a run of Playwright that could not begin is named by the first line of its error, the others below', () => {
  const errors = [{ message: 'Error: no browser\nPlease install one' }];
  expect(playwrightCounts(written({ stats: { expected: 0 }, suites: [], errors }))).toEqual({
    passed: 0,
    failed: [{ title: 'Error: no browser', why: ['Please install one'] }],
  });
});

test('a run that ended before its report counts nothing', () => {
  expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: [] });
  expect(playwrightCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: [] });
});
