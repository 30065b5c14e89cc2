import { readFileSync } from 'node:fs';
import type { Language as Known } from '#contract/language/language.ts';

/** A language as its files are named. */
export type Language = Lowercase<Known>;

/** The last column of the glossary: `English, words / srpske, reči`; a star ends a stem. */
export function wordsToAvoid(language: Language): string[] {
  const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');
  const rows = glossary.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| English'));
  return rows.flatMap((row) => {
    const [english = '', serbian = ''] = (row.split('|')[4] ?? '').split('/');
    return (language === 'en' ? english : serbian)
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  });
}

/** A word as a whole word, or as the stem of one. A capital within it counts, for there the spelling is what is wrong. */
export function patternOf(word: string): RegExp {
  const stem = word.replace('*', '').replaceAll(' ', '[ \\u00a0]');
  const flags = /\p{Lu}/u.test(word) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\u2011-])${stem}${word.endsWith('*') ? '' : '(?![\\p{L}])'}`, flags);
}

/** Texts that the specification writes with an exclamation mark; Serbian has none (design.md 25). */
export const EXCLAMATIONS = [
  'Something went wrong!',
  'Not enough available budget!',
  'No benefits for current selection!',
  'No request found!',
  'No comment found!',
  'Amount that you have entered is higher than available budget!',
];
