import { walkAll } from '../testing/walk-all.ts';
import { allPaths } from './all-paths.ts';
import { coverageTable } from './coverage-table.ts';
import { markdownOf, testCasesOf } from './test-cases.ts';

// `npm run paths -- checkout --json`: the named flows, or all of them, in Markdown or JSON.
async function print(words: readonly string[]): Promise<number> {
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.filter((name) => !allPaths.some((definition) => definition.name === name));
  if (unknown.length > 0) {
    console.error(`No such flow: ${unknown.join(', ')}. There are ${allPaths.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const chosen = allPaths.filter(({ name }) => names.length === 0 || names.includes(name));
  const cases = chosen.flatMap(testCasesOf);
  const coverages = await Promise.all(chosen.map(walkAll));
  if (words.includes('--json')) console.log(JSON.stringify({ cases, coverage: coverages }, null, 2));
  else console.log([...cases.map(markdownOf), '## Coverage', '', coverageTable(coverages)].join('\n'));
  return coverages.every(
    ({ states, transitions, strayed }) => states.missing.concat(transitions.missing, strayed).length === 0,
  )
    ? 0
    : 1;
}

// `less` and `head` close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await print(process.argv.slice(2));
