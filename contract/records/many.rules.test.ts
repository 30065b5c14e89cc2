import { expect, it } from 'vitest';
import { readMany, writtenMany } from './many.rules.ts';

it.each([
  [[], ''],
  [['active', 'invited'], 'active,invited'],
  [['Prodaja, jug', '100%', 'R%2CD'], 'Prodaja%2C jug,100%25,R%252CD'],
])('writes %j as %s, and reads it again', (texts, written) => {
  expect(writtenMany(texts)).toBe(written);
  expect(readMany(written)).toEqual(texts);
});

it('has each once, and nothing for nothing', () => {
  expect(readMany('a,b,,a,')).toEqual(['a', 'b']);
});
