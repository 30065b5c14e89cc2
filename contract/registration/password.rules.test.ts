import { expect, it } from 'vitest';
import { brokenRule, passwordProblems, passwordRules } from './password.rules.ts';

// specification.md 5: at least 8 characters, a letter, one of !@#$%^&*, no spaces at the start or end, and the same password typed twice.
it.each([
  ['Izbor!2026', null],
  ['šđčćž!!!', null],
  ['пријава#1', null],
  ['a b c d !', null],
  [`a!${'x'.repeat(254)}`, null],
  ['Izbor!2', 'length'],
  ['', 'length'],
  [`a!${'x'.repeat(255)}`, 'length'],
  ['👍👍👍a!', 'length'],
  ['2026!2026', 'letter'],
  ['Izbor*2026', null],
  ['Izbor2026', 'special'],
  ['Izbor?2026', 'special'],
  [' Izbor!2026', 'edges'],
  ['Izbor!2026 ', 'edges'],
  ['Izbor!2026\t', 'edges'],
])('%j breaks %s', (password, rule) => {
  expect(brokenRule(password)).toBe(rule);
});

it('ticks each rule by itself while one types', () => {
  const ticked = (password: string, repeated = '') =>
    passwordRules(password, repeated).flatMap(({ rule, met }) => (met ? [rule] : []));
  expect(ticked('')).toEqual([]);
  expect(ticked('a')).toEqual(['letter', 'edges']);
  expect(ticked('a ')).toEqual(['letter']);
  expect(ticked('12345678')).toEqual(['length', 'edges']);
  expect(ticked('Izbor!2026', 'Izbor!202')).toEqual(['length', 'letter', 'special', 'edges']);
  expect(ticked('Izbor!2026', 'Izbor!2026')).toEqual(['length', 'letter', 'special', 'edges', 'match']);
});

it('wants the same twice, letter by letter', () => {
  expect(brokenRule('Izbor!2026', 'izbor!2026')).toBe('match');
});

it.each([
  ['Izbor!2026', 'Izbor!2026', {}],
  ['', '', { password: 'required', repeated: 'required' }],
  ['Izbor', 'Izbor', { password: 'rules' }],
  ['Izbor', 'Izbo', { password: 'rules' }],
  ['', 'Izbor!2026', { password: 'required' }],
  ['Izbor!2026', '', { repeated: 'required' }],
  ['Izbor!2026', 'Izbor!2027', { repeated: 'match' }],
])('says of %j and then %j what is wrong at which field', (password, repeated, problems) => {
  expect(passwordProblems(password, repeated)).toEqual(problems);
});
