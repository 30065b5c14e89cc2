import { expect, it } from 'vitest';
import { paragraphsOf, readBenefitRow } from './benefit-row.rules.ts';
import { BENEFIT_FIELDS, type BenefitImportField } from './import-fields.ts';

const MAPPING = Object.fromEntries(BENEFIT_FIELDS.map((field, place) => [field, place]));
const read = (cells: Partial<Record<BenefitImportField, string>>) =>
  readBenefitRow(
    BENEFIT_FIELDS.map((field) => cells[field] ?? ''),
    MAPPING,
  );

it('reads what a row asks for, in the words of either language, and leaves out what is empty', () => {
  expect(
    read({
      code: '# 42',
      name_sr: ' Joga ',
      provider: 'Oaza',
      kind: 'Special offer',
      way: 'vaučer',
      price: '4.200,00',
      currency: 'din.',
      discount: '15 %',
      locations: 'beograd; NIS;Negde',
      companies: 'Vetar; Morava',
      monthly: 'ne',
    }),
  ).toEqual({
    asked: {
      code: 42,
      name_sr: 'Joga',
      provider: 'Oaza',
      kind: 'special',
      way: 'voucher',
      price: 4200,
      currency: 'RSD',
      discount: 15,
      locations: ['Beograd', 'Niš', 'Negde'],
      companies: ['Vetar', 'Morava'],
      monthly: false,
    },
    problems: [],
  });
  expect(read({})).toEqual({ asked: {}, problems: [] });
});

it('empties what a dash says, but nothing that everything has', () => {
  const dashes = Object.fromEntries(BENEFIT_FIELDS.map((field) => [field, '-']));
  const { asked, problems } = read(dashes);
  expect(asked).toMatchObject({
    name_sr: '',
    price: null,
    discount: 0,
    locations: [],
    companies: [],
    description_en: '',
  });
  expect(problems).toEqual(
    ['code', 'provider', 'category', 'kind', 'way', 'currency', 'monthly'].map((field) => ({
      field,
      code: 'required',
    })),
  );
});

it.each([
  ['all', null],
  ['Sve', null],
  ['sve / all', null],
  ["'-", []],
])('reads the companies %j as %j', (companies, asked) => {
  expect(read({ companies }).asked.companies).toEqual(asked);
});

it.each([
  [{ code: '7a' }, 'code', 'unknown'],
  [{ kind: 'benefit' }, 'kind', 'unknown'],
  [{ way: 'peške' }, 'way', 'unknown'],
  [{ currency: 'USD' }, 'currency', 'unknown'],
  [{ monthly: 'možda' }, 'monthly', 'unknown'],
  [{ price: '4.200' }, 'price', 'ambiguous'],
  [{ discount: '15,5' }, 'discount', 'number'],
])('says of %j what is wrong, and where', (cells, field, code) => {
  expect(read(cells).problems).toEqual([{ field, code }]);
});

it.each([
  [{ code: '7' }, { code: 7 }],
  [{ code: '#123456789' }, { code: 123_456_789 }],
  [{ currency: 'RSD' }, { currency: 'RSD' }],
  [{ currency: 'din' }, { currency: 'RSD' }],
  [{ currency: 'EUR' }, { currency: 'EUR' }],
  [{ currency: '€' }, { currency: 'EUR' }],
  [{ currency: 'km' }, { currency: 'KM' }],
  [{ currency: 'BAM' }, { currency: 'KM' }],
  [{ discount: '5' }, { discount: 5 }],
  [{ discount: '15%' }, { discount: 15 }],
  [{ companies: 'Vetar; ;Morava;' }, { companies: ['Vetar', 'Morava'] }],
  [{ name_sr: ' - ' }, { name_sr: '' }],
])('reads %j as %j', (cells, asked) => {
  expect(read(cells)).toEqual({ asked, problems: [] });
});

it.each([
  [{ code: 'x7' }, 'code', 'unknown'],
  [{ code: '1234567890' }, 'code', 'unknown'],
  [{ discount: '1234567890' }, 'discount', 'number'],
])('takes %j for none', (cells, field, code) => {
  expect(read(cells).problems).toEqual([{ field, code }]);
});

it('leaves out the cells that a short row lacks', () => {
  expect(readBenefitRow(['7'], { code: 0, name_sr: 1, price: 2 })).toEqual({ asked: { code: 7 }, problems: [] });
});

it('makes each line of plain words a paragraph, and no markup of theirs', () => {
  expect(paragraphsOf('\nPrvi\n \nDrugi\n')).toBe('<p>Prvi</p><p>Drugi</p>');
  expect(paragraphsOf(' Prvi <b>&\r\n\r\nDrugi ')).toBe('<p>Prvi &lt;b&gt;&amp;</p><p>Drugi</p>');
});
