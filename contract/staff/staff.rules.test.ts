import { expect, it } from 'vitest';
import { isNobodys, nobodysAddress, type PersonField, personProblem } from './staff.rules.ts';

const TODAY = '2026-11-20';

it.each<[PersonField, string, string | null]>([
  ['email', 'ana@vetar.rs', null],
  ['email', ' Ana@Vetar.rs ', null],
  ['email', '', 'required'],
  ['email', 'ana@vetar', 'email'],
  ['email', `${'a'.repeat(250)}@v.rs`, 'long'],
  ['email', 'ana\u200b@vetar.rs', 'letters'],
  ['first_name', 'Đorđe', null],
  ['first_name', ' ', 'required'],
  ['first_name', 'x'.repeat(100), null],
  ['last_name', 'x'.repeat(101), 'long'],
  ['last_name', 'Ilić\u202e', 'letters'],
  ['last_name', 'Ilić\nPetrović', 'letters'],
  ['position', '', null],
  ['unit', 'x'.repeat(81), 'long'],
  ['external_id', '0042', null],
  ['external_id', 'x'.repeat(41), 'long'],
  ['birth_place', 'Niš', null],
  ['birthday', '', null],
  ['birthday', '1990-04-17', null],
  ['birthday', '1990-02-30', 'birthday'],
  ['birthday', '2026-11-21', 'birthday'],
  ['birthday', '1899-12-31', 'birthday'],
  ['ends_on', '', null],
  ['ends_on', '2026-11-20', null],
  ['ends_on', '2026-11-19', 'past'],
  ['ends_on', '2027-02-29', 'day'],
])('of %s %j the problem is %s', (field, typed, problem) => {
  expect(personProblem(field, typed, TODAY)).toBe(problem);
});

it('knows the address of nobody, and no other, also of who is called alike', () => {
  expect(nobodysAddress(7)).toBe('erased-7@erased.invalid');
  expect(isNobodys('erased-7@erased.invalid')).toBe(true);
  for (const other of ['', 'Ana Ilić', 'ana@vetar.rs', 'erased-7@erased.invalid.rs', 'erased@erased.invalid'])
    expect(isNobodys(other)).toBe(false);
});
