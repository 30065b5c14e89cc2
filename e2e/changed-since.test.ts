import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const release = fileURLToPath(new URL('release.mjs', import.meta.url));
const pictures = fileURLToPath(new URL('book/pictures.mjs', import.meta.url));

it.each(['no-such-commit', '--help', 'HEAD:README.md'])(
  'says that there is no commit %s, before it runs a test',
  (word) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [release, 'changed', word], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no commit ${word} here.\nnpm run test:changed [-- <commit>]\n`,
    });
  },
);

it('says so before a book is built for the pictures at a commit', () => {
  const told = [pictures, '--against', 'no-such-commit'];
  const { status, stderr } = spawnSync(process.execPath, told, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no commit no-such-commit here\.\nnpm run pictures [^\n]*\n$/);
});
