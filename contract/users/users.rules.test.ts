import { expect, it } from 'vitest';
import { isAdmin, isBirthday, isComplete } from './users.rules.ts';

const jelena = { first_name: 'Jelena', last_name: 'Đorđević', birth_place: 'Čačak', birthday: '1990-05-01' };

it.each([
  [jelena, true],
  [{ ...jelena, first_name: ' ' }, false],
  [{ ...jelena, last_name: '' }, false],
  [{ ...jelena, birth_place: '' }, false],
  [{ ...jelena, birthday: null }, false],
])('%o is complete: %s', (person, complete) => {
  expect(isComplete(person)).toBe(complete);
});

it('knows an admin by the group', () => {
  expect(isAdmin({ groups: [{ name: 'user' }, { name: 'admin' }] })).toBe(true);
  expect(isAdmin({ groups: [{ name: 'user' }] })).toBe(false);
});

it.each([
  ['1990-05-01', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['1899-12-31', false],
  ['2023-02-30', false],
  ['nonsense', false],
])('%s is a birthday: %s', (day, valid) => {
  expect(isBirthday(day, '2026-11-20')).toBe(valid);
});
