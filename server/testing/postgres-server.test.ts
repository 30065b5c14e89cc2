import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each([0, 1])('leaves a run that ends with %i its exit code', (code) => {
  const script = `import './server/testing/postgres-server.ts'; process.exitCode = ${code};`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];

  expect(spawnSync(process.execPath, args, { cwd: root }).status).toBe(code);
});
