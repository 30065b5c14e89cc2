import { expect, it } from 'vitest';
import { isEmail } from './session.rules.ts';

it.each(['employee@izbor.demo', ' employee@izbor.demo ', 'ana.petrović+shop@mail.izbor.demo'])('takes %j', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'employee',
  'employee@',
  '@izbor.demo',
  'employee@izbor',
  'a b@izbor.demo',
  'a@b@izbor.demo',
  'a@izbor..demo',
])('refuses %j', (text) => {
  expect(isEmail(text)).toBe(false);
});
