import { expect, it } from 'vitest';
import { titleProblems } from './documents.rules.ts';

it.each([
  ['Pravila', 'Rules', {}],
  ['Pravila', '', {}],
  ['', 'Rules', {}],
  [' ', '', { title_sr: 'required' }],
  [' ', ' ', { title_sr: 'required' }],
  ['\u200b', '\u202e', { title_sr: 'required' }],
  [` ${'x'.repeat(120)} `, ` ${'x'.repeat(120)} `, {}],
  ['x'.repeat(121), '', { title_sr: 'long' }],
  ['x'.repeat(120), 'x'.repeat(121), { title_en: 'long' }],
])('titles %j and %j have the problems %j', (sr, en, problems) => {
  expect(titleProblems({ title_sr: sr, title_en: en })).toEqual(problems);
});
