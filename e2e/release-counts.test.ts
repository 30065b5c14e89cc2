import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Counts {
  passed: number;
  failed: string[];
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

test('a failed test of Vitest is named with its file, and so is a file that could not be read', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'money rounds' },
  ];
  const testResults = [
    { name: join(process.cwd(), 'contract/money.test.ts'), status: 'failed', assertionResults },
    { name: join(process.cwd(), 'contract/broken.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(vitestCounts(written({ numPassedTests: 1, testResults }))).toEqual({
    passed: 1,
    failed: ['contract/money.test.ts: money rounds', 'contract/broken.test.ts: could not be run'],
  });
});

test('a failed test of Playwright is named with all that it stands in, and so is one that passed only at the second try', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'with a code', specs: [spec('signs in', 'unexpected'), spec('leaves', 'flaky')] };
  const suites = [{ title: 'login.spec.ts', specs: [spec('opens', 'expected')], suites: [inner] }];
  expect(playwrightCounts(written({ stats: { expected: 1 }, suites, errors: [] }))).toEqual({
    passed: 1,
    failed: ['login.spec.ts: with a code: signs in', 'login.spec.ts: with a code: leaves'],
  });
});

test('a run that ended before its report counts nothing', () => {
  expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: [] });
  expect(playwrightCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: [] });
});
