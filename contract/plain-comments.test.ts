import { expect, it } from 'vitest';
import { filesOf, read } from './testing/files.ts';

const OWN = 'contract/plain-comments.test.ts';

/**
 * Words that cannot begin a comment, because they point to something that it does not name: a reader who comes from a search sees the
 * comment and the lines around it, not the sentence before. A comment begins with its noun instead: "Name of the plan", not "Of the
 * statement". Amounts may begin one: "Of 2.500,00 the first month took 1.000,00".
 */
const OPENERS = [
  String.raw`Of(?! \d)`,
  'The same',
  'That',
  'Those',
  'Such',
  'One that',
  'Whoever',
  'It',
  'They',
  'As (?:it|they)',
  'So (?:many|much)',
  'Whether one (?:may|can)',
  'What stands',
  'Stands for',
  'Told',
  'Said',
  'Hears',
  'Nor',
  'And',
  'But',
  'Else',
] as const;

/** A block comment, or a line comment whose line before is none. */
const BEGINNING = String.raw`(?:/\*\*?\s*(?:\*\s+)?|(?<!^[ \t]*//.*\n[ \t]*)// *)`;

const unnamed = new RegExp(String.raw`${BEGINNING}((?:${OPENERS.join('|')})\b.*)`, 'gm');

/** Beginnings of comments that point to something unnamed, as `line: words`. */
const pointingIn = (text: string): string[] =>
  [...text.matchAll(unnamed)].map((found) => {
    const at = found.index + found[0].length - (found[1]?.length ?? 0);
    return `${text.slice(0, at).split('\n').length}: ${found[1]?.replace(/\s*\*\/.*$/, '')}`;
  });

it('finds comments that point to something unnamed', () => {
  const text = [
    '/** Of the statement. */',
    '/**',
    ' * The same for a company.',
    ' */',
    'const link = "https://izbor.invalid";',
    '// Those of the year.',
    '  <p>{/* It scrolls. */}</p>',
    'return null; // Nor here.',
  ];
  expect(pointingIn(text.join('\n'))).toEqual([
    '1: Of the statement.',
    '3: The same for a company.',
    '6: Those of the year.',
    '7: It scrolls.',
    '8: Nor here.',
  ]);
  const plain = [
    '// Of 2.500,00 the first month took 1.000,00.',
    '/** Thatch, ITU-T T.6 and Ofelia. */',
    '// A sentence goes on in the next line:',
    '// That is no beginning.',
    '/** Name of the plan. The same name is in the log. */',
  ];
  expect(pointingIn(plain.join('\n'))).toEqual([]);
});

it('begins each comment with what it is about', () => {
  const sources = filesOf(['.']).filter((path) => /\.(tsx?|mjs)$/.test(path) && path !== OWN);
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.flatMap((path) => pointingIn(read(path)).map((found) => `${path}:${found}`))).toEqual([]);
});
