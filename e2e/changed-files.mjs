import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const git = (...args) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const lines = (...args) =>
  git(...args)
    .split('\n')
    .filter(Boolean);

/** The commit that a word names; undefined where there is none of that name. */
export function commitOf(named) {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${named}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Where the work began: the last commit that it has in common with `main`, here or where it came from. */
export function branchedAt() {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['main', 'origin/main']) {
    try {
      const common = git('merge-base', main, 'HEAD');
      if (common !== head) return common;
    } catch {
      // There is no such branch here.
    }
  }
  return head;
}

/** The files that differ from a commit, with what is not committed yet and what Git does not know yet. */
export const changedSince = (base) => [
  ...new Set([
    ...lines('diff', '--name-only', '--no-renames', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]),
];

/** The files of the house, and those that Git does not know yet. */
export const filesOfAll = () =>
  lines('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/** Of each file of the house the files that it names, by import or as an address beside it. */
export function importsOfAll() {
  const all = filesOfAll();
  const known = new Set(all);
  const sources = all.filter((file) => /\.(tsx?|mts|mjs)$/.test(file));
  return new Map(sources.map((file) => [file, namedIn(file, readFileSync(file, 'utf8'), known)]));
}

/** The files that a source names, of those that are known. */
export function namedIn(file, text, known) {
  const names = [...text.matchAll(/['"`]([\w./#@-]+\.\w+)['"`]/g)].map(([, name]) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name),
  );
  return new Set(names.filter((name) => known.has(name)));
}
