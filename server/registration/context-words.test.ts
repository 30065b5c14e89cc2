import { expect, it } from 'vitest';
import { isMadeOfNames } from './context-words.ts';

const jelena = {
  firstName: 'Jelena',
  lastName: 'Đorđević',
  email: 'jecika@morava.example',
  company: 'Morava Tehnologije d.o.o.',
};

it.each([
  ...['Izbor!2026', '!izb0r!izbor', 'IZBOR*123456', 'Избор!2026'],
  ...['Jelena!1990', 'jelena.djordjevic!', 'Đorđević#1', 'Јелена!1990', 'J3l3n@!26'],
  ...['Morava!2026', 'moravatehnologije*', 'Izbor-Morava!', 'Jelena&lozinka1', 'jelena!abc'],
  ...['Jecika!2026', 'Jelena!xqz'],
])('knows %s as made of the names of shop, company and person', (password) => {
  expect(isMadeOfNames(password, jelena)).toBe(true);
});

it.each([
  'Drugi izbor!2027',
  'na Moravi plivam!',
  'Jelena voli more!',
  'Jelena!xqzw',
  'plavi*konj7',
  'c0rrect!horse',
  '密码密码!a',
])('takes %s, which has something of its own', (password) => {
  expect(isMadeOfNames(password, jelena)).toBe(false);
});

it('knows no short names, which are in many words, and nothing of a nameless one but the shop', () => {
  expect(isMadeOfNames('xLi!2026', { firstName: 'Li', lastName: 'Xi' })).toBe(false);
  expect([isMadeOfNames('Izbor!2026', {}), isMadeOfNames('Jelena!1990', {})]).toEqual([true, false]);
});

it('looks for the longest name first: a short one may be a part of it', () => {
  expect(isMadeOfNames('Montanara!2026', { firstName: 'Ana', company: 'Montanara' })).toBe(true);
});
