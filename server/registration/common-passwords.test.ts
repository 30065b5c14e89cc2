import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ...['password!', 'Password1!', 'P@ssw0rd', 'pa$$w0rd', 'Pa$$word2026', '!!password123', 'iloveyou!', 'Welcome@123'],
  ...['!qaz2wsx', '1qaz!qaz', '1qaz@wsx', '!qazxsw2', 'zaq!2wsx', 'Qwerty123!', 'Admin#2026', 'abc123!@#'],
  ...['Lozinka1!', 'Šifra2026!', 'Ljubav*2026', 'Proleće2026!', 'test!1234'],
])('knows %s as one of the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Izbor!2026', 'my password is long!', 'Drugi!2027', 'plavi*konj7', 'c0rrect!horse', '密码密码密码密码!a'])(
  'takes %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
