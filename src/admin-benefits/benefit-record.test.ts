import { expect, it } from 'vitest';
import { massage } from '../testing/massage.ts';
import { addedOf, benefitFormProblems, editedOf, NO_BENEFIT, sentOf } from './benefit-record.ts';

const stored = editedOf(massage);
const problems = (changes: object, of: typeof stored | null = stored) =>
  benefitFormProblems({ ...stored.fields, ...changes }, of);

it.each([
  [{ price: '4,2' }, { price: 'comma' }],
  [{ price: null }, {}],
  [{ discount: null }, { discount: 'required' }],
  [{ discount: 12.5 }, { discount: 'range' }],
  [{ provider_id: null }, { provider_id: 'required' }],
  [{ kind: 'fixed' }, { price: 'fixed' }],
  [{ website: 'lotos.rs' }, { website: 'address' }],
  [{ name_sr: ' ', name_en: '' }, { name_sr: 'required' }],
])('of what is typed says the same as the server: %j', (changes, found) => {
  expect(problems(changes)).toEqual(found);
});

it('keeps on offer what an offer needs, and only there', () => {
  const lacks = { short_description_sr: '' };
  expect(problems(lacks)).toEqual({ short_description_sr: 'required' });
  expect(problems(lacks, { ...stored, offered: false })).toEqual({});
});

it('lets what was wrong before stay, unless it is touched', () => {
  const before = editedOf({ ...massage, website: 'http://lotos.example', locations: ['Budva'] });
  const of = (changes: object) => benefitFormProblems({ ...before.fields, ...changes }, before);
  expect(of({ discount: 10 })).toEqual({});
  expect(of({ website: 'http://other.example' })).toEqual({ website: 'address' });
});

it('needs of a new one where it is filed, and what it is called', () => {
  expect(benefitFormProblems(NO_BENEFIT.fields, null)).toEqual({
    name_sr: 'required',
    provider_id: 'required',
    category_id: 'required',
  });
});

it('sends texts without blanks around them, no website as none, and of files only what may be changed', () => {
  const pictures = [{ id: 3, image: '/files/3.jpg', alt_sr: ' More ', alt_en: '' }];
  expect(sentOf({ name_sr: ' Masaža ', website: ' ', pictures, price: 10, strange: 1 })).toEqual({
    name_sr: 'Masaža',
    website: null,
    pictures: [{ id: 3, alt_sr: 'More', alt_en: '' }],
    price: 10,
  });
});

it('begins a new one with the files that were sent for it', () => {
  const added = addedOf({
    name_sr: 'Masaža',
    provider_id: 7,
    category_id: 31,
    pictures: [{ id: 1004, image: '/a.png', alt_sr: ' Soba ', alt_en: '' }],
  });
  expect(added).toMatchObject({ name_sr: 'Masaža', provider_id: 7, kind: 'flexible', website: null });
  expect([added.pictures, added.promo_material]).toEqual([[{ id: 1004, alt_sr: 'Soba', alt_en: '' }], []]);
});
