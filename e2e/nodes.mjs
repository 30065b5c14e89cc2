// npm run test:nodes         unit and server tests on the oldest Node that Izbor supports and on the two newest
// npm run test:nodes -- 24   on one of them; further arguments go to Vitest: npm run test:nodes -- 24 server/cart
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { NODE_VERSIONS } from './node-versions.mjs';
import { vitestReport } from './release-counts.mjs';
import { Release } from './release-run.mjs';

const [chosen, ...files] = process.argv.slice(2);
const wanted = Object.keys(NODE_VERSIONS).filter((major) => !chosen || major === chosen);
if (wanted.length === 0) {
  console.error(`There is no Node ${chosen} here, only ${Object.keys(NODE_VERSIONS).join(', ')}.`);
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), 'izbor-nodes-'));
const release = new Release();
for (const major of wanted) await testOn(NODE_VERSIONS[major]);
rmSync(reports, { recursive: true, force: true });
process.exitCode = release.end({ least: 1 }) ? 0 : 1;

/** Runs the tests with that Node first in PATH, so that the servers they start use it too. */
async function testOn(version) {
  const folder = await nodeFolder(version);
  if (!folder) return;
  const env = { PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { reporters, counts } = vitestReport(join(reports, `${version}.json`));
  const projects = ['--project', 'unit', '--project', 'server'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, ...files];
  await release.part(`Node ${version}`, join(folder, 'node'), args, { env, counts });
}

/** Folder of a version's program; npm downloads it once. */
async function nodeFolder(version) {
  const home = join('node_modules/.cache/nodes', version);
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const folder = join(home, 'node_modules', name, platform === 'win32' ? '' : 'bin');
  if (!existsSync(folder)) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', home, `${name}@${version}`];
    await release.part(`get ${version}`, 'npm', args);
  }
  return existsSync(folder) ? join(process.cwd(), folder) : undefined;
}
