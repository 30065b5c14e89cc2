import { expect, it } from 'vitest';
import { announcementProblems } from './announcement-record.ts';

const problemOf = (audience: object) => announcementProblems({ audience }).audience;
const unspent = (amount: unknown) => ({ unspent: { category: null, more_than: amount } });

it.each([
  ['no companies', { companies: [] }],
  ['nobody', { people: [] }],
  ['an empty unit', { unit: '' }],
  ['a unit of spaces', { unit: '  ' }],
  ['no benefit', { benefit: 0 }],
])('names a condition that lacks what it asks for: %s', (_, audience) => {
  expect(problemOf(audience)).toBe('lacking');
});

it.each([null, '5000.', '5.000,5'])('names an amount that is no number: %j', (typed) => {
  expect(problemOf(unspent(typed))).toBe('amount');
});

it.each([
  {},
  { language: 'SR' },
  { companies: [3], people: [{ company: 3, id: 7 }], unit: 'Jug', benefit: 12 },
  unspent(0),
  unspent(5000.05),
])('finds nothing wrong with %j', (audience) => {
  expect(problemOf(audience)).toBeUndefined();
});
