import { expect, it } from 'vitest';
import { isBirthday } from './birthday.rules.ts';

it.each([
  ['1990-05-01', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2023-02-30', false],
  ['nonsense', false],
])('%s is a birthday: %s', (day, valid) => {
  expect(isBirthday(day, '2026-11-20')).toBe(valid);
});
