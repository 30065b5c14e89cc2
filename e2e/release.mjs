// npm test          everything that a release needs, in the order of what fails fastest
// npm run check     what fails fastest alone: format and lint, dead code, types, units (the walls between the kinds of code are among them)
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './release-counts.mjs';
import { Release } from './release-run.mjs';

const [mode = 'all'] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'izbor-reports-'));
const release = new Release();

await release.part('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']);
await release.part('dead code', 'npm', ['run', 'dead']);
await release.part('types', 'npm', ['run', 'typecheck']);
if (mode === 'check') {
  await vitest('unit');
} else {
  await ensureBrowser();
  await release.part('build', 'npm', ['run', 'build']);
  await release.part('sizes', 'npm', ['run', 'size']);
  await vitest('unit');
  await vitest('server');
  await release.part('storybook', 'npm', ['run', 'build:storybook']);
  await playwright('stories', 'e2e/book/book.config.ts');
  await playwright('end to end', 'e2e/playwright.config.ts');
}

rmSync(reports, { recursive: true, force: true });
process.exit(release.end() ? 0 : 1);

async function vitest(project) {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await release.part(project, 'npx', ['vitest', 'run', '--project', project, ...reporters], {
    counts: () => vitestCounts(report),
  });
}

async function playwright(name, config) {
  const report = join(reports, `${name}.json`);
  await release.part(name, 'npx', ['playwright', 'test', '-c', config], {
    env: { E2E_REPORT: report },
    counts: () => playwrightCounts(report),
  });
}

async function ensureBrowser() {
  if (existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) return;
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) {
    await release.run('apt-get', ['update', '-qq']);
    const { status } = await release.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (status === 0) return;
  }
  await release.run('npx', ['playwright', 'install', 'chromium']);
}
