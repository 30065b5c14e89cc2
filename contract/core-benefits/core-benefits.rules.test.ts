import { expect, it } from 'vitest';
import { type CoreTexts, coreProblems } from './core-benefits.rules.ts';

const RECREATION: CoreTexts = {
  name_sr: 'Rekreacija',
  name_en: '',
  short_description_sr: 'Sala dva puta nedeljno.',
  short_description_en: '',
  description_sr: '',
  description_en: '',
  contact: '',
};

it.each<[string, Partial<CoreTexts>, ReturnType<typeof coreProblems>]>([
  ['one language, whole', {}, {}],
  ['both languages', { name_en: 'Recreation', short_description_en: 'A hall twice a week.' }, {}],
  [
    'nothing at all',
    { name_sr: '', short_description_sr: '' },
    { name_sr: 'required', short_description_sr: 'required' },
  ],
  ['a name without a short description', { short_description_sr: '' }, { short_description_sr: 'required' }],
  ['a name of one letter', { name_sr: 'R' }, { name_sr: 'short' }],
  ['a name of 120 letters', { name_sr: 'đ'.repeat(120) }, {}],
  ['a name of 121 letters', { name_sr: 'đ'.repeat(121) }, { name_sr: 'long' }],
  ['a short description of 160', { short_description_en: 'x'.repeat(160) }, {}],
  ['a description of 20,000', { description_sr: 'x'.repeat(20_000) }, {}],
  ['a description of 20,001', { description_sr: 'x'.repeat(20_001) }, { description_sr: 'long' }],
  ['a short description of 161', { short_description_en: 'x'.repeat(161) }, { short_description_en: 'long' }],
  ['a contact of 120 letters', { contact: 'x'.repeat(120) }, {}],
  ['a contact of 121 letters', { contact: 'x'.repeat(121) }, { contact: 'long' }],
])('%s', (_, changes, problems) => {
  expect(coreProblems(Object.assign({}, RECREATION, changes))).toEqual(problems);
});
