import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counted, grouped, plural, together } from './plural.ts';

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

describe('a large count', () => {
  it.each([
    ['EN', 999, '999'],
    ['EN', 1234, '1,234'],
    ['EN', 1234567, '1,234,567'],
    ['SR', 999, '999'],
    ['SR', 1234, '1.234'],
    ['SR', 1234567, '1.234.567'],
  ] as const)('in %s: %i is written %s', (language, count, written) => expect(grouped(language, count)).toBe(written));

  it('stands before its noun', () => {
    expect(counted('SR', 1231, things)).toBe('1.231 stvar');
    expect(counted('EN', 1231, { one: 'thing', other: 'things' })).toBe('1,231 things');
  });

  it.each(['en', 'sr'] as const)('is grouped in every text of %s that counts', async (language) => {
    const mark = language === 'en' ? ',' : '.';
    const counts = { count: 1234, courses: 1234, packages: 1234, text: 'joga', total: '1', name: 'Niš', seconds: 1234 };
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    const tables = await Promise.all(
      folders.map(async ({ name }) => Object.entries<unknown>((await import(`./${name}/${language}.ts`))[language])),
    );
    const said = tables
      .flat()
      .flatMap(([key, text]) => (typeof text === 'function' ? [`${key}: ${text(counts)}`] : []));
    expect(said.filter((text) => text.includes('1234'))).toEqual([]);
    expect(said.filter((text) => text.includes(`1${mark}234`)).length).toBeGreaterThan(20);
  });
});

it('puts words together as a sentence does', () => {
  expect([together('SR', ['40', '8.123']), together('SR', ['4', '5', '6'])]).toEqual(['40 i 8.123', '4, 5 i 6']);
  expect([together('EN', ['40', '8,123']), together('EN', ['40'])]).toEqual(['40 and 8,123', '40']);
});
