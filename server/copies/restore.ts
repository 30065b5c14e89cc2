import { readConfig } from '../config/config.ts';
import { toldWords, WrongUse } from '../config/told-words.ts';
import { REPLACE, REPLACE_OPTION } from './copy-refused.ts';
import { restoreCopy } from './restore-copy.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run restore -- <copy> [${REPLACE}]`;

await runCommand(async (say) => {
  const { values, words } = toldWords(USAGE, { [REPLACE_OPTION]: { type: 'boolean' } }, 1);
  const [copy] = words;
  if (!copy) throw new WrongUse('It was not told which copy is to be put back.', USAGE);
  const config = readConfig(process.env);
  const restored = await restoreCopy(config, { copy, replace: values[REPLACE_OPTION] ?? false, say });
  for (const [table, rows] of Object.entries(restored.counts)) say(`${String(rows).padStart(12)}  ${table}`);
  say(`${String(restored.breaches).padStart(12)}  breaches of what must hold of money`);
  if (restored.missingFiles === null) say('   in bucket  files that rows name: nobody looked whether they are there');
  else say(`${String(restored.missingFiles).padStart(12)}  files that rows name and that are missing`);
  const isWell = restored.breaches === 0 && restored.brokenSeals === 0 && !restored.missingFiles;
  say(
    isWell
      ? 'All of it is back.'
      : 'It is back, but not all of it is well: look at what is said above before people use it.',
  );
  return isWell;
});
