// npm test          all tests of a release, those that fail fastest first
// npm run test:full the same with long storms and growth, of which npm test runs just enough to find the same planted bugs
// npm run test:changed [-- commit]  tests touched by the changes since that commit, or since the branch left main: for development
// npm run check     only the fastest: format and lint, dead code, types, and unit tests that draw no page (among them the walls between
//                   the kinds of code)
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenBy } from './changed-choice.mjs';
import { branchedAt, changedSince, commitOf, filesOfAll, importsOfAll } from './changed-files.mjs';
import { fetchPackedChromium } from './packed-chromium.mjs';
import { playwrightCounts, vitestReport } from './release-counts.mjs';
import { Release } from './release-run.mjs';
import { openScratch } from './scratch-folder.mjs';
import { unitsWithoutPage } from './unit-files.mjs';

const [mode = 'all', rev] = process.argv.slice(2);
const named = rev && commitOf(rev);
if (mode === 'changed' && rev && !named) {
  console.error(`There is no commit ${rev} here.\nnpm run test:changed [-- <commit>]`);
  process.exit(1);
}
const scratch = openScratch();
// All processes of a part use this temporary folder.
if (scratch) process.env.TMPDIR = scratch;
const reports = mkdtempSync(join(tmpdir(), 'izbor-reports-'));
const release = new Release();
/** Tests that check the repository as a whole and are no unit tests: the texts of all courses, and a small run of the benchmarks. */
const OF_THE_WHOLE = ['--exclude=e2e/courses/readable-courses.test.ts', '--exclude=bench/measured.test.ts'];
/** During development: unchanged modules are not transformed again. A release transforms each module itself. */
const REMEMBERED = '--experimental.fsModuleCache';
/** For parts that run beside others with what these leave idle. */
const LOW = { isLow: true };

if (mode === 'full') process.env.IZBOR_TESTS = 'full';
if (mode === 'check') {
  await release.sideBySide(style, types, () =>
    vitest('unit', REMEMBERED, ...OF_THE_WHOLE, ...unitsWithoutPage(filesOfAll())),
  );
} else if (mode === 'changed') {
  await touched();
} else {
  await ensureBrowser();
  // The units leave a quarter of both cores idle, and so do servers that are started and killed: what no test needs before the stories
  // uses that.
  const beside = Promise.all([
    (async () => {
      await release.part('known holes', 'node', ['e2e/audit.mjs'], LOW);
      await style(LOW);
      // This and the search for dead code both run Storybook's configuration, which draws its pictures.
      await release.part('storybook', 'npm', ['run', 'build:storybook'], LOW);
    })(),
    types(LOW),
  ]);
  await release.sideBySide(built, () => vitest('unit'));
  await vitest('server');
  await beside;
  await playwright('stories', 'e2e/book/book.config.ts');
  await playwright('end to end', 'e2e/playwright.config.ts');
}

rmSync(reports, { recursive: true, force: true });
// Calling `process.exit` would cut off output that a pipe has not taken yet: the table and the count.
process.exitCode = release.end({ least: mode === 'changed' ? 0 : 1 }) ? 0 : 1;
if (scratch) rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });

async function touched() {
  const base = named ?? branchedAt();
  const changed = changedSince(base);
  const { unit, server, stories, specs, leftOut } = chosenBy(changed, importsOfAll());
  console.log(`${changed.length} files differ from ${base.slice(0, 8)}. They touch ${unit.length} files of units,`);
  console.log(`${server.length} of the server, ${stories.length} of stories, ${specs.length} of end-to-end tests.`);
  if (leftOut > 0) console.log(`${leftOut} more of end-to-end tests speak of it among much else: npm test runs them.`);
  if (stories.length + specs.length > 0) await ensureBrowser();
  const written = changed.filter((file) => existsSync(file));
  const lint = ['biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...written];
  if (written.length > 0) await release.part('format and lint', 'npx', lint);
  if (written.some((file) => /\.tsx?$/.test(file))) await types();
  if (unit.length > 0) await vitest('unit', REMEMBERED, ...unit);
  if (server.length > 0) await vitest('server', REMEMBERED, ...server);
  if (stories.length > 0) {
    await release.part('storybook', 'npm', ['run', 'build:storybook']);
    const titles = stories.map((file) => file.replace('stories/', '').replaceAll('.', '\\.')).join('|');
    await playwright('stories', 'e2e/book/book.config.ts', 'plays', '-g', `plays.spec.ts (${titles})`);
  }
  if (specs.length > 0) await playwright('end to end', 'e2e/playwright.config.ts', ...specs);
}

async function style(options) {
  await release.part('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.'], options);
  await release.part('dead code', 'npm', ['run', 'dead'], options);
}

function types(options) {
  return release.part('types', 'npm', ['run', 'typecheck'], options);
}

async function built() {
  await release.part('build', 'npm', ['run', 'build']);
  await release.part('sizes', 'npm', ['run', 'size']);
}

async function vitest(project, ...more) {
  const { reporters, counts } = vitestReport(join(reports, `${project}.json`));
  await release.part(project, 'npx', ['vitest', 'run', '--project', project, ...reporters, ...more], { counts });
}

async function playwright(name, config, ...more) {
  const report = join(reports, `${name}.json`);
  await release.part(name, 'npx', ['playwright', 'test', '-c', config, ...more], {
    env: { E2E_REPORT: report },
    counts: () => playwrightCounts(report),
  });
}

// Paths as in e2e/chromium.ts: the headless shell has no window to draw, a whole Chromium works too. Debian's package installs
// the system libraries that the packed browser needs, and works without that one.
async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  const [shell, ...others] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  if (!existsSync(shell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Without a network another browser may still be there.
    const apt = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
    await release.run('apt-get', ['update', ...apt]);
    await release.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', ...apt]);
  }
  if (await fetchPackedChromium()) return;
  if (![shell, ...others].some((place) => existsSync(place))) {
    await release.run('npx', ['playwright', 'install', 'chromium']);
  }
}
