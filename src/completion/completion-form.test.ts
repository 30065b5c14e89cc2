import { describe, expect, it } from 'vitest';
import { bodyOf, completionErrors, formOf, typedDay } from './completion-form.ts';

const form = { firstName: ' Jelena ', lastName: 'Đorđević', birthPlace: 'Niš', birthday: '4.3.1990.' };

describe('a typed day', () => {
  it.each([
    ['4.3.1990', '1990-03-04'],
    ['04.03.1990.', '1990-03-04'],
    [' 24. 12. 1985. ', '1985-12-24'],
    ['4,3,1990', '1990-03-04'],
    ['04,03,1990,', '1990-03-04'],
  ])('%s is %s', (typed, day) => expect(typedDay(typed)).toBe(day));

  it.each(['', '1990-03-04', '4.3.90', '4/3/1990'])('"%s" is none', (typed) => expect(typedDay(typed)).toBeNull());
});

it('asks for everything that is missing (specification.md 4)', () => {
  const empty = { firstName: ' ', lastName: '', birthPlace: '', birthday: '' };
  expect(completionErrors(empty, '2026-11-20')).toEqual({
    firstName: 'required',
    lastName: 'required',
    birthPlace: 'required',
    birthday: 'required',
  });
});

it.each(['31.2.1990.', '21.11.2026.', '1.1.1899.', 'juče'])('does not take %s for a date of birth', (birthday) => {
  expect(completionErrors({ ...form, birthday }, '2026-11-20')).toEqual({ birthday: 'badDay' });
});

it('sends what was typed, trimmed, and the day as the contract has it', () => {
  expect(completionErrors(form, '2026-11-20')).toEqual({});
  expect(bodyOf(form)).toEqual({
    first_name: 'Jelena',
    last_name: 'Đorđević',
    birth_place: 'Niš',
    birthday: '1990-03-04',
  });
});

it('is filled with what is known', () => {
  expect(formOf({ first_name: 'Ana', last_name: '', birth_place: '', birthday: '1990-03-04' })).toEqual({
    firstName: 'Ana',
    lastName: '',
    birthPlace: '',
    birthday: '04.03.1990.',
  });
});

it('is filled with a day as the shop writes it everywhere, and takes it back as it was (product.md 6)', () => {
  const known = { first_name: 'Ana', last_name: 'Anić', birth_place: 'Niš', birthday: '1991-04-17' };
  expect(formOf(known).birthday).toBe('17.04.1991.');
  expect(bodyOf(formOf(known))).toEqual(known);
  expect(bodyOf({ ...formOf(known), birthday: '17.04.1991' })).toEqual(known);
});
