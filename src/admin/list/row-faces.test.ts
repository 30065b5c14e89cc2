import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';

/** A picture before the name is positioned over the card, which leaves room for it only where the column declares a `face`. */
it('says of each column whose rows have something before their name what that is', () => {
  const naming = filesOf(['src', 'stories']).filter(
    (path) => path.endsWith('.tsx') && /<RecordName[^>]*\bleading=/.test(read(path)),
  );
  expect(naming.length).toBeGreaterThan(8);
  expect(naming.filter((path) => !/^ +face: \(/m.test(read(path)))).toEqual([]);
});
