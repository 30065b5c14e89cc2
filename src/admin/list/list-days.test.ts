import { expect, it } from 'vitest';
import { daysField, daysMeant, namedDays } from './list-days.ts';

const TODAY = '2026-03-02';

it.each([
  ['today', { from: '2026-03-02', to: '2026-03-02' }],
  ['7d', { from: '2026-02-24', to: '2026-03-02' }],
  ['30d', { from: '2026-02-01', to: '2026-03-02' }],
  ['2026-02-01..2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
  ['2026-02-01..', { from: '2026-02-01', to: '' }],
  ['..2026-02-28', { from: '', to: '2026-02-28' }],
  ['2026-02-28..2026-02-28', { from: '2026-02-28', to: '2026-02-28' }],
])('reads %j as days', (text, days) => {
  expect(daysField.read(text)).toBe(text);
  expect(daysField.write(text)).toBe(text);
  expect(daysMeant(text, TODAY)).toEqual(days);
});

it.each([
  '',
  '..',
  '2026-02-01',
  '2026-02-30..',
  '2026-02-28..2026-02-01',
  '2026-02-01..2026-02-02..2026-02-03',
  '8d',
  'toString',
])('reads %j as no days', (text) => {
  expect(daysField.read(text)).toBe('');
  expect(daysMeant(text, TODAY)).toEqual({ from: '', to: '' });
});

it('names all days by nothing', () => {
  expect(namedDays({ from: '', to: '' })).toBe('');
});
