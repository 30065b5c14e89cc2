import { expect, it } from 'vitest';
import { changesOf, formOf, isChanged, profileErrors } from './profile-form.ts';

const jelena = {
  first_name: 'Jelena',
  last_name: 'Đorđević',
  birth_place: 'Niš',
  birthday: '1990-03-04',
  position: 'QA',
};

it('is filled with what is known, and unchanged until something is typed', () => {
  const form = formOf(jelena);
  expect(form).toMatchObject({ firstName: 'Jelena', birthday: '04.03.1990.', position: 'QA' });
  expect(isChanged(form, jelena)).toBe(false);
  expect(isChanged({ ...form, position: '' }, jelena)).toBe(true);
});

it('asks for what completion asks for; the position may be left empty', () => {
  const form = { ...formOf(jelena), position: ' ', firstName: '', birthday: '31.2.1990.' };
  expect(profileErrors(form, '2026-11-20')).toEqual({ firstName: 'required', birthday: 'badDay' });
});

it('is sent trimmed, and only what differs from what is known', () => {
  const form = formOf(jelena);
  expect(changesOf({ ...form, position: ' QA lead ', firstName: ' Jelena' }, jelena)).toEqual({ position: 'QA lead' });
  expect(changesOf({ ...form, birthday: '4.3.1990' }, jelena)).toEqual({});
});
