import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';

/** A key of the query cache whose first part is a text written there, and not the path of a call. */
const WRITTEN = /queryKey:\s*\[\s*['"`]/;

it('begins every query key with the path of its call, by which a change reads the answer again (decision 107)', () => {
  const code = filesOf(['src']).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  expect(code.filter((path) => WRITTEN.test(read(path)))).toEqual([]);
});

it.each(["queryKey: ['find-person', search]", 'queryKey: [\n  "roles"]'])('sees %s', (key) => {
  expect(key).toMatch(WRITTEN);
});
