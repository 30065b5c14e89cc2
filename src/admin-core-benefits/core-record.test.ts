import { expect, it } from 'vitest';
import { NO_CORE, problemsOf, sentOf, textsOf } from './core-record.ts';

it('sends what was changed, without space around it, and a category once one is chosen', () => {
  expect(sentOf({ name_en: ' Recreation ', category_id: 4 })).toEqual({ name_en: 'Recreation', category_id: 4 });
  expect(sentOf({ category_id: null })).toEqual({});
});

it('finds what the server would find, and that a category is missing', () => {
  expect(problemsOf(NO_CORE.fields)).toEqual({
    name_sr: 'required',
    short_description_sr: 'required',
    category_id: 'required',
  });
  const whole = { name_sr: 'Rekreacija', short_description_sr: 'Sala.', category_id: 4 };
  expect(problemsOf(whole)).toEqual({});
  expect(problemsOf(Object.assign({ name_en: 'R' }, whole))).toEqual({ name_en: 'short' });
  expect(textsOf(whole).description_en).toBe('');
});

it('finds a document that was chosen and is no longer here', () => {
  const whole = { name_sr: 'Rekreacija', short_description_sr: 'Sala.', category_id: 4 };
  const chosen = Object.assign({ document: { name: 'rules.pdf', bytes: 8 } }, whole);
  expect(problemsOf(chosen)).toEqual({ document: 'gone' });
  expect(problemsOf(chosen, new File(['%PDF-1.7'], 'rules.pdf'))).toEqual({});
});
