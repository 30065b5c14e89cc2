import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PATIENCE = 60_000;

it.each([
  ['server/changes/verify-changes.ts'],
  ['server/roles/create-admin.ts', 'vesna@izbor.test'],
  ['server/copies/backup.ts', '/nowhere'],
  ['demo/seed.ts'],
])(
  '%s ends with the sentence alone of a setting that cannot be used',
  (...command) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--liftoff-only', '--import', 'tsx', ...command], {
      env: { PATH: process.env.PATH ?? '', PORT: 'high' },
      encoding: 'utf8',
    });
    expect({ status, said: `${stdout}${stderr}`.trim() }).toEqual({
      status: 1,
      said: 'PORT must be a whole number from 0 to 65535, not "high".',
    });
  },
  PATIENCE,
);
