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

/** Hash of the commit that a name refers to; undefined when there is none. */
export function commitOf(named) {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${named}^{commit}`);
  } catch {
    return undefined;
  }
}

/** The commit where the branch began: the last one that it has in common with `main`, local or of the remote. */
export function branchedAt() {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['main', 'origin/main']) {
    try {
      const common = git('merge-base', main, 'HEAD');
      if (common !== head) return common;
    } catch {
      // There is no such branch in this clone.
    }
  }
  return head;
}

/** The files that differ from a commit, including uncommitted and untracked ones. */
export const changedSince = (base) => [
  ...new Set([
    ...lines('diff', '--name-only', '--no-renames', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]),
];

/** All files of the repository, including untracked ones. */
export const filesOfAll = () =>
  lines('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/** For each source file the files that it names, by an import or a relative path. */
export function importsOfAll() {
  const all = filesOfAll();
  const known = new Set(all);
  const sources = all.filter((file) => /\.(tsx?|mts|mjs)$/.test(file));
  return new Map(sources.map((file) => [file, namedIn(file, readFileSync(file, 'utf8'), known)]));
}

/** The known files that a source names. */
export function namedIn(file, text, known) {
  const names = [...text.matchAll(/['"`]([\w./#@-]+\.\w+)['"`]/g)].map(([, name]) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name),
  );
  return new Set(names.filter((name) => known.has(name)));
}
