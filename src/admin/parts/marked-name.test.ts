import { expect, it } from 'vitest';
import { markedParts } from './marked-name.tsx';

const marked = (name: string, ...words: string[]) =>
  markedParts(name, words)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Milica Šarić', ['milica'], '[Milica] Šarić'],
  ['Milica Šarić', ['sar', 'mil'], '[Mil]ica [Šar]ić'],
  ['Đorđe Lukić', ['dorde'], '[Đorđe] Lukić'],
  ['Djordje Lukić', ['dorde'], '[Djordje] Lukić'],
  ['Una', ['unica'], 'Una'],
  ['Ana Anić', ['ana', 'an'], '[Ana] Anić'],
  ['Leto', [], 'Leto'],
])('marks in %j what answers to %j', (name, words, expected) => {
  expect(marked(name, ...words)).toBe(expected);
});
