import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What has a run of Vitest write its report to a file, and how that is counted. */
export const vitestReport = (file) => ({
  reporters: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  counts: () => vitestCounts(file),
});

/** How many tests of a run of Vitest passed, and the titles of those that failed; a file that could not be read is named too. */
export function vitestCounts(file) {
  const report = read(file);
  const files = (report?.testResults ?? []).map(({ name, status, assertionResults }) => {
    const path = relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status: of }) => of === 'failed').map(({ fullName }) => fullName.trim());
    if (status === 'failed' && failed.length === 0) failed.push('could not be run');
    return failed.map((title) => `${path}: ${title}`);
  });
  return { passed: report?.numPassedTests ?? 0, failed: files.flat() };
}

/** The counts of a run of Playwright; a test that passed only when it was tried again failed. */
export function playwrightCounts(file) {
  const report = read(file);
  const { expected = 0 } = report?.stats ?? {};
  const failed = (report?.suites ?? []).flatMap((suite) => failedIn(suite, []));
  const broken = (report?.errors ?? []).map(({ message = '' }) => message.split('\n')[0]);
  return { passed: expected, failed: [...failed, ...broken] };
}

function failedIn({ title, specs = [], suites = [] }, above) {
  const names = [...above, title];
  const isFailed = ({ status }) => status === 'unexpected' || status === 'flaky';
  const here = specs.filter(({ tests }) => tests.some(isFailed)).map((spec) => [...names, spec.title].join(': '));
  return [...here, ...suites.flatMap((suite) => failedIn(suite, names))];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
