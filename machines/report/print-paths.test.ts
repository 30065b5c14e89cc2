import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says nothing more to whoever has read enough and closed the pipe', { timeout: 60_000 }, () => {
  const printed = `"${process.execPath}" --import tsx machines/report/print-paths.ts checkout | head -1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', printed], { encoding: 'utf8' });
  expect(stdout).toMatch(/^### checkout 1\./);
  expect(stderr).toBe('');
});
