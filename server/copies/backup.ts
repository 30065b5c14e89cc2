import { readConfig } from '../config/config.ts';
import { toldWords, WrongUse } from '../config/told-words.ts';
import { backUp } from './back-up.ts';
import { countOfFiles } from './copied-files.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run backup -- <folder in which the copy is to lie>';

await runCommand(async (say) => {
  const [folder] = toldWords(USAGE, {}, 1).words;
  if (!folder) throw new WrongUse('It was not told where the copy is to lie.', USAGE);
  const config = readConfig(process.env);
  const { copy, files, bytes, missingFiles } = await backUp(config, folder, new Date());
  say(`The copy is ${copy}: ${countOfFiles(files)}, ${Math.ceil(bytes / 1_000_000)} MB.`);
  if (config.s3)
    say(`The files that people sent are in the bucket ${config.s3.bucket} and not in the copy: keep its versions.`);
  say('Settings, secrets and mails that were written as files are not in it. Keep the settings beside it.');
  if (missingFiles === 0) return true;
  say(
    `${missingFiles} of the files that people sent are not in it. Is DATA_DIR (${config.dataDir}) that of the server?`,
  );
  return false;
});
