import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every machine’s tests are asked what they would miss', () => {
  const folder = new URL('..', import.meta.url);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.machine.test.ts'),
  );
  const unasked = tests.filter((path) => !readFileSync(new URL(path, folder), 'utf8').includes('nothingIsMissed('));
  expect(tests.length).toBeGreaterThan(17);
  expect(unasked).toEqual([]);
});
