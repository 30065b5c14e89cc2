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
  ['no summary', { summary_en: '' }, { summary_sr: 'required' }],
  ['a name of 121 letters', { name_en: 'x'.repeat(121) }, { name_en: 'long' }],
  ['no price of what is paid', { price: null }, { price: 'required' }],
  ['a price of nothing', { price: 0 }, { price: 'range' }],
  ['any price of what is free', { course_type: 'free', price: null }, {}],
  ['no minutes', { minutes: 0 }, { minutes: 'minutes' }],
  ['half a minute', { minutes: 0.5 }, { minutes: 'minutes' }],
  ['a pass mark above all', { pass_mark: 101 }, { pass_mark: 'mark' }],
])('judges %s', (_, changes, problems) => {
  expect(learningProblems({ ...WHOLE, ...changes })).toEqual(problems);
});
