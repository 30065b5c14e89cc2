import { describe, expect, it } from 'vitest';
import { plural } from './plural.ts';

const things = { one: 'stvar', few: 'stvari', other: 'stvari (mn.)' };

describe('a Serbian count', () => {
  it.each([1, 21, 101])('%i takes the singular', (count) => expect(plural('SR', count, things)).toBe('stvar'));
  it.each([2, 3, 4, 22, 104])('%i takes the paucal', (count) => expect(plural('SR', count, things)).toBe('stvari'));
  it.each([0, 5, 11, 12, 14, 20, 111])('%i takes the plural', (count) =>
    expect(plural('SR', count, things)).toBe('stvari (mn.)'),
  );
});

it('an English count has two forms', () => {
  const forms = { one: 'thing', other: 'things' };
  expect([0, 1, 2, 21].map((count) => plural('EN', count, forms))).toEqual(['things', 'thing', 'things', 'things']);
});

it('a language without the form for a few falls back to the plural', () => {
  expect(plural('SR', 3, { one: 'x', other: 'y' })).toBe('y');
});
