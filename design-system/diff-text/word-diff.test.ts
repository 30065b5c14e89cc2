import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const written = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, out: `[-${text}-]`, in: `{+${text}+}` })[kind])
    .join('');

describe('two texts', () => {
  it.each([
    ['an hour just for you.', 'sixty minutes just for you.', '[-an hour -]{+sixty minutes +}just for you.'],
    ['a calm room', 'a quiet room', 'a [-calm -]{+quiet +}room'],
    ['a room', 'a room Book ahead.', 'a room {+Book ahead.+}'],
    ['one two three', 'two three four', '[-one -]two three {+four+}'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['the same', 'the same', 'the same'],
  ])('%j and %j differ by their words', (before, after, pieces) => {
    expect(written(before, after)).toBe(pieces);
  });

  it('are not compared word by word when they are longer than anybody reads', () => {
    const [before, after] = ['a b '.repeat(2_000), 'c a '.repeat(2_000)];
    expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['out', 'in']);
  });
});

const text = fc
  .array(fc.constantFrom('soba', 'mirna', 'sat', 'ulja'), { maxLength: 8 })
  .map((words) => words.join(' '));
const squeezed = (pieces: readonly { text: string }[]) =>
  pieces
    .map(({ text: part }) => part.trim())
    .filter(Boolean)
    .join(' ');

it('each stands whole in what is shown of it', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDiff(before, after);
      expect(squeezed(pieces.filter(({ kind }) => kind !== 'in'))).toBe(before);
      expect(squeezed(pieces.filter(({ kind }) => kind !== 'out'))).toBe(after);
    }),
    { numRuns: 300 },
  );
});
