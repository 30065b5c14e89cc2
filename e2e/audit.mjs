// node e2e/audit.mjs: reports known vulnerabilities of high severity in the packages that a shop runs on. Does not fail when the registry
// cannot be reached.
import { execFile } from 'node:child_process';
import { holesIn } from './audit-judgement.mjs';

const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=2000'];

// npm exits with an error for a vulnerability of any severity, and when it cannot reach the registry: only its output counts.
execFile('npm', AUDIT, { timeout: 3000, maxBuffer: 64 * 1024 * 1024 }, (_error, said) => {
  const holes = holesIn(said);
  if (holes === null) console.log('The registry could not be asked for known holes within three seconds.');
  else if (holes.length === 0) console.log('No hole of high severity is known in what a shop runs on.');
  for (const hole of holes ?? []) console.log(hole);
  process.exitCode = holes?.length ? 1 : 0;
});
