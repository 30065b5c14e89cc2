import { describe, expect, it } from 'vitest';
import { type BenefitFields, benefitProblems, keptHtml, missingToOffer } from './benefit.rules.ts';

const massage: BenefitFields = {
  kind: 'flexible',
  name_sr: 'Relaks masaža',
  name_en: '',
  short_description_sr: 'Topla ulja.',
  short_description_en: '',
  description_sr: '<p>Sat vremena.</p>',
  description_en: '',
  instructions_sr: '',
  instructions_en: '',
  limitations_sr: '',
  limitations_en: '',
  price: 4200,
  currency: 'RSD',
  discount: 15,
  company_price: 15.47,
  monthly: false,
  locations: ['Beograd', 'Online'],
  website: null,
  pictures: [{ alt_sr: 'Soba', alt_en: '' }],
  promo_material: [{ title_sr: 'Letak', title_en: '' }],
};
const picture = { alt_sr: '', alt_en: '' };
const leaflet = { title_sr: 'Letak', title_en: '' };

describe('the fields of a benefit', () => {
  it.each<[Partial<BenefitFields>, Record<string, string>]>([
    [{}, {}],
    [{ price: null, kind: 'fixed' }, {}],
    [{ price: 0.07, company_price: 1000, discount: 100 }, {}],
    [{ price: 0.29 }, {}],
    [{ price: 99_999_999.99 }, {}],
    [{ price: 100_000_000.01 }, { price: 'range' }],
    [{ price: -1 }, { price: 'range' }],
    [{ price: 1.005 }, { price: 'decimals' }],
    [{ kind: 'fixed' }, { price: 'fixed' }],
    [{ monthly: true }, {}],
    [{ monthly: true, price: null }, { monthly: 'monthly' }],
    [{ monthly: true, price: 0 }, { monthly: 'monthly' }],
    [{ monthly: true, kind: 'special' }, { monthly: 'monthly' }],
    [{ discount: 101 }, { discount: 'range' }],
    [{ discount: 1.5 }, { discount: 'range' }],
    [{ company_price: 1000.01 }, { company_price: 'range' }],
    [{ currency: 'EUR' }, { locations: 'location' }],
    [{ locations: ['Beograd', 'Podgorica'] }, { locations: 'location' }],
    [{ website: 'http://lotos.rs' }, { website: 'address' }],
    [{ name_sr: '' }, { name_sr: 'required' }],
    [{ name_sr: '', name_en: 'Massage' }, {}],
    [
      { name_sr: '\u200b', name_en: 'x' },
      { name_sr: 'required', name_en: 'short' },
    ],
    [{ name_sr: '😀'.repeat(120), name_en: 'x'.repeat(121) }, { name_en: 'long' }],
    [{ name_en: 'Ož', short_description_en: 'x'.repeat(160), description_en: 'x'.repeat(20_000) }, {}],
    [{ description_sr: 'x'.repeat(20_001) }, { description_sr: 'long' }],
    [{ instructions_en: 'x'.repeat(20_001) }, { instructions_en: 'long' }],
    [{ instructions_en: 'x'.repeat(20_000), limitations_en: 'x'.repeat(20_000) }, {}],
    [{ short_description_en: 'x'.repeat(161) }, { short_description_en: 'long' }],
    [{ limitations_sr: 'x'.repeat(20_001) }, { limitations_sr: 'long' }],
    [{ pictures: Array.from({ length: 13 }, () => picture) }, { pictures: 'too_many' }],
    [{ pictures: Array.from({ length: 12 }, () => ({ alt_sr: 'x'.repeat(200), alt_en: '' })) }, {}],
    [{ pictures: [picture, { alt_sr: '', alt_en: 'x'.repeat(201) }] }, { 'pictures.1.alt_en': 'long' }],
    [{ promo_material: Array.from({ length: 10 }, () => ({ title_sr: '', title_en: 'x'.repeat(120) })) }, {}],
    [{ promo_material: Array.from({ length: 11 }, () => leaflet) }, { promo_material: 'too_many' }],
    [
      { promo_material: [leaflet, { title_sr: 'x'.repeat(121), title_en: '' }] },
      { 'promo_material.1.title_sr': 'long' },
    ],
    [{ promo_material: [{ title_sr: '', title_en: '' }] }, { 'promo_material.0.title_sr': 'required' }],
  ])('are looked at: %j', (changes, problems) => {
    expect(benefitProblems(Object.assign({}, massage, changes))).toEqual(problems);
  });
});

it.each<[Partial<BenefitFields>, string[]]>([
  [{}, []],
  [{ short_description_sr: '' }, ['short_description_sr']],
  [{ name_sr: '', short_description_sr: '' }, ['name_sr', 'short_description_sr']],
  [{ name_sr: '', short_description_sr: '', name_en: 'Massage' }, ['short_description_en']],
  [{ short_description_sr: '', name_en: 'Massage', short_description_en: 'Warm oils.' }, []],
])('is offered with a name and a short description in one language: %j', (changes, missing) => {
  expect(missingToOffer(Object.assign({}, massage, changes))).toEqual(missing);
});

it('keeps no html that says nothing', () => {
  expect([keptHtml('<p>&nbsp;</p><p></p>'), keptHtml('<p>x</p>')]).toEqual(['', '<p>x</p>']);
});
