import { expect, it } from 'vitest';
import { isAdmin, isComplete } from './users.rules.ts';

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
