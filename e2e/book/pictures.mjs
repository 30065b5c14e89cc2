// npm run pictures                        compares every story with the last commit (or with the one before, when nothing is uncommitted)
// npm run pictures -- --against main      compares with another commit, whose book is built once
// npm run pictures -- checkout button     only stories whose id contains one of the words
// npm run pictures -- --accept [words]    accepts the pictures of the last run as the earlier ones, and the reference pictures of npm test
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commitOf } from '../changed-files.mjs';
import { writeReport } from './report.mjs';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/izbor-book');
const [is, report, results] = ['is', 'report', 'results.json'].map((name) => join(cache, name));
const words = process.argv.slice(2);
const option = (name) => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const USAGE = 'npm run pictures [-- [--against <commit> | --accept] [words, one of which the id of a story holds]]';
const against = option('--against') ?? (git('status', '--porcelain') ? 'HEAD' : 'HEAD~1');
const accepting = words.includes('--accept');
// Building a book takes minutes, so a mistyped option is refused first.
if (words.some((word) => word.startsWith('-') && word !== '--accept')) {
  console.error(USAGE);
  process.exit(1);
}
if (!commitOf(against)) {
  console.error(`There is no commit ${against} here.\n${USAGE}`);
  process.exit(1);
}
const chosen = words.filter((word) => !word.startsWith('--'));
process.exit(accepting ? accept() : compare());

function compare() {
  const commit = git('rev-parse', '--short=12', against);
  const was = join(cache, commit, 'pictures');
  const book = join(cache, commit, 'book');
  if (!existsSync(book)) buildAt(commit, book);
  console.log(`── the book as it is now`);
  if (run('npm', ['run', 'build:storybook']) !== 0) return 1;
  console.log(`── pictures of ${against} (${commit})`);
  photograph({ BOOK: book, PICTURES_WAS: was, PICTURES_IS: was });
  console.log('── pictures as they are now');
  rmSync(is, { recursive: true, force: true });
  photograph({ PICTURES_WAS: was, PICTURES_IS: is, PICTURES_RESULTS: results });
  if (existsSync(is)) return tell(was);
  console.error(
    `No picture was taken. The id of a story, as its address in npm run storybook has it, holds none of: ${chosen.join(', ')}`,
  );
  return 1;
}

/** Prints what has changed and where to look at it. */
function tell(was) {
  const taken = readdirSync(is);
  const before = new Set(existsSync(was) ? readdirSync(was) : []);
  const added = taken.filter((name) => !before.has(name));
  const told = JSON.parse(readFileSync(results, 'utf8'));
  const changed = writeReport({ results: told, folder: report, is, against, added });
  console.log(`pictures: ${taken.length}, changed: ${changed}, new: ${added.length}`);
  console.log(`was, is, difference: ${join(report, 'index.html')}`);
  return told.stats.unexpected > 0 ? 1 : 0;
}

/** Accepted pictures are the base of the next run, until another commit is named. */
function accept() {
  const was = join(cache, git('rev-parse', '--short=12', against), 'pictures');
  const pictures = existsSync(is) ? readdirSync(is).filter(isChosen) : [];
  mkdirSync(was, { recursive: true });
  for (const name of pictures) copyFileSync(join(is, name), join(was, name));
  console.log(`${pictures.length} pictures accepted`);
  // The reference pictures in the repository are smaller, so they are taken again.
  return run('npx', [
    'playwright',
    'test',
    '-c',
    'e2e/book/book.config.ts',
    'accepted.spec',
    '--update-snapshots=changed',
    ...grep(),
  ]);
}

function isChosen(name) {
  return chosen.length === 0 || chosen.some((word) => name.includes(word));
}

function grep() {
  return chosen.length > 0 ? ['--grep', chosen.join('|')] : [];
}

function photograph(env) {
  return run('npx', ['playwright', 'test', '-c', 'e2e/book/pictures.config.ts', ...grep()], env);
}

/** Builds the book of another commit in a separate worktree, with this one's packages. */
function buildAt(commit, folder) {
  console.log(`── the book of ${commit}`);
  const tree = join(cache, commit, 'tree');
  git('worktree', 'add', '--force', '--detach', tree, commit);
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    if (run('npm', ['run', 'build:storybook'], {}, tree) !== 0) process.exit(1);
    cpSync(join(tree, 'storybook-static'), folder, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

function run(command, args, env = {}, cwd = root) {
  return spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}
