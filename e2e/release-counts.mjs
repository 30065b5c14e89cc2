import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Options of Vitest that write a report to a file, and a function that counts it. */
export const vitestReport = (file) => ({
  reporters: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  counts: () => vitestCounts(file),
});

/**
 * Number of passed tests of a Vitest run, with title and first error lines of each failed one; a file that could not be loaded counts as
 * failed too.
 */
export function vitestCounts(file) {
  const report = read(file);
  const files = (report?.testResults ?? []).map(({ name, status, message, assertionResults }) => {
    const path = relative(process.cwd(), name);
    const failed = assertionResults
      .filter(({ status: of }) => of === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName.trim(), why: beginning(failureMessages?.[0]) }));
    if (status === 'failed' && failed.length === 0) failed.push({ title: 'could not be run', why: beginning(message) });
    return failed.map(({ title, why }) => ({ title: `${path}: ${title}`, why }));
  });
  return { passed: report?.numPassedTests ?? 0, failed: files.flat() };
}

/** Counts a Playwright run in the same way; a test that passed only on a retry counts as failed. */
export function playwrightCounts(file) {
  const report = read(file);
  const { expected = 0 } = report?.stats ?? {};
  const failed = (report?.suites ?? []).flatMap((suite) => failedIn(suite, []));
  const broken = (report?.errors ?? []).map(({ message = '' }) => {
    const [title, ...more] = beginning(message);
    return { title: title ?? '', why: more };
  });
  return { passed: expected, failed: [...failed, ...broken] };
}

function failedIn({ title, specs = [], suites = [] }, above) {
  const names = [...above, title];
  const isFailed = ({ status }) => status === 'unexpected' || status === 'flaky';
  const here = specs.flatMap((spec) => {
    const failing = spec.tests.find(isFailed);
    const said = failing?.results?.find(({ error }) => error)?.error.message;
    return failing ? [{ title: [...names, spec.title].join(': '), why: beginning(said) }] : [];
  });
  return [...here, ...suites.flatMap((suite) => failedIn(suite, names))];
}

/** First lines of an error, without colours and code locations. */
const beginning = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line && !/^\s*at /.test(line))
    .slice(0, 8);

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
