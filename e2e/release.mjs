// Everything that a release needs, in the order of what fails fastest: format and lint, types, build and sizes, units,
// server, every story of the built
// Storybook, end to end. Ends with one line that counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'izbor-reports-'));
const failures = [];
let passed = 0;
let failed = 0;

ensureBrowser();
step('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']);
step('types', 'npx', ['tsc', '--noEmit', '-p', '.']);
step('build', 'npm', ['run', 'build']);
step('sizes', 'npm', ['run', 'size']);
vitest('unit');
vitest('server');
step('storybook', 'npm', ['run', 'build:storybook']);
playwright('stories', 'e2e/book/book.config.ts');
playwright('end to end', 'e2e/playwright.config.ts');

rmSync(reports, { recursive: true, force: true });
for (const name of failures) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length === 0 && failed === 0 && passed > 0 ? 0 : 1);

function ensureBrowser() {
  if (existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) return;
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) {
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) === 0) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status ?? 1;
}

function step(name, command, args, env) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const status = run(command, args, env);
  console.log(`── ${name}: ${status === 0 ? 'good' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) failures.push(name);
}

function vitest(project) {
  const file = join(reports, `${project}.json`);
  step(project, 'npx', [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  count(report?.numPassedTests, report?.numFailedTests);
}

function playwright(name, config) {
  const file = join(reports, `${name}.json`);
  step(name, 'npx', ['playwright', 'test', '-c', config], { E2E_REPORT: file });
  const report = read(file);
  count(report?.stats.expected, report?.stats.unexpected + report?.stats.flaky);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function count(good = 0, bad = 0) {
  passed += good || 0;
  failed += bad || 0;
}
