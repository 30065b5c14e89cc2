import { expect, it } from 'vitest';
import { type LearningFields, learningProblems } from './learning.rules.ts';

const WHOLE: LearningFields = {
  name_sr: 'Tabele',
  name_en: '',
  summary_sr: '',
  summary_en: 'Short.',
  description_sr: '',
  description_en: '',
  course_type: 'paid',
  price: 4900,
  minutes: 30,
  pass_mark: 70,
};

it.each<[string, Partial<LearningFields>, object]>([
  ['a text in one language', {}, {}],
  ['no name', { name_sr: ' ' }, { name_sr: 'required' }],
  ['a name that nobody sees', { name_sr: '\u200b', name_en: '\u00ad' }, { name_sr: 'required' }],
  ['no summary', { summary_en: '' }, { summary_sr: 'required' }],
  ['a name of 121 letters', { name_en: 'x'.repeat(121) }, { name_en: 'long' }],
  ['a name of 120 letters between blanks', { name_en: ` ${'x'.repeat(120)} ` }, {}],
  ['a summary of 301 letters', { summary_sr: 'x'.repeat(301) }, { summary_sr: 'long' }],
  ['a description of 20,001 letters', { description_sr: 'x'.repeat(20_001) }, { description_sr: 'long' }],
  ['the longest summary and description', { summary_sr: 'x'.repeat(300), description_en: 'x'.repeat(20_000) }, {}],
  ['no price of what is paid', { price: null }, { price: 'required' }],
  ['a price of nothing', { price: 0 }, { price: 'range' }],
  ['the least and the longest', { price: 0.01, minutes: 1, pass_mark: 1 }, {}],
  ['the most of each', { price: 100_000_000, minutes: 10_000, pass_mark: 100 }, {}],
  ['a price above all', { price: 100_000_000.01 }, { price: 'range' }],
  ['a minute too many', { minutes: 10_001 }, { minutes: 'minutes' }],
  ['any price of what is free', { course_type: 'free', price: null }, {}],
  ['no minutes', { minutes: 0 }, { minutes: 'minutes' }],
  ['half a minute', { minutes: 0.5 }, { minutes: 'minutes' }],
  ['one minute and a half', { minutes: 1.5 }, { minutes: 'minutes' }],
  ['a pass mark above all', { pass_mark: 101 }, { pass_mark: 'mark' }],
])('judges %s', (_, changes, problems) => {
  expect(learningProblems({ ...WHOLE, ...changes })).toEqual(problems);
});

it('asks no pass mark of a package', () => {
  const { pass_mark: _, ...fields } = WHOLE;
  expect(learningProblems(fields)).toEqual({});
});
