import { expect, it } from 'vitest';
import { massage } from '../testing/massage.ts';
import { editedOf, NO_BENEFIT, typedIn } from './benefit-record.ts';
import { fieldsToOffer, lackingIn, SECTION_FIELDS, sectionsOf } from './benefit-sections.ts';

const { fields } = editedOf(massage);
const states = (changes: object, problems = {}) =>
  Object.fromEntries(
    sectionsOf({ ...fields, ...changes }, problems).map(({ name, state, wrong }) => [name, wrong || state]),
  );

it('has each field of the form in one section', () => {
  const all = Object.values<readonly string[]>(SECTION_FIELDS).flat();
  expect(all.sort()).toEqual(Object.keys(NO_BENEFIT.fields).sort());
});

it('says where something is missing, and counts what is wrong', () => {
  expect(states({})).toMatchObject({ basics: 'done', texts: 'missing', price: 'done', audience: 'done' });
  expect(states({ short_description_en: 'Warm.', price: null, companies: [] })).toMatchObject({
    texts: 'done',
    price: 'empty',
    audience: 'missing',
  });
  const pictures = [{ id: 1, image: '/a', alt_sr: 'Soba', alt_en: '' }];
  expect(states({ pictures })).toMatchObject({ pictures: 'missing', material: 'empty' });
  expect(lackingIn(typedIn({ pictures })).unseen).toBe(1);
  expect(states({}, { 'pictures.0.alt_sr': 'long' })).toMatchObject({ pictures: 1 });
  expect(states({}, { price: 'comma', discount: 'range', name_sr: 'short' })).toMatchObject({ price: 2, basics: 1 });
});

it('tells what an offer needs, and which texts are in one language only', () => {
  expect(lackingIn(typedIn(fields))).toEqual({
    needs: [],
    unwritten: { sr: [], en: ['short_description'] },
    unseen: 0,
  });
  expect(lackingIn(typedIn(NO_BENEFIT.fields)).needs).toEqual([
    ...['name', 'short_description', 'provider_id', 'category_id'],
  ]);
  expect(fieldsToOffer({ ...fields, short_description_sr: '', provider_id: null })).toEqual([
    'short_description_sr',
    'provider_id',
  ]);
});
