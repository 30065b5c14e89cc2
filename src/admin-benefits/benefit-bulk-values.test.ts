import { describe, expect, it } from 'vitest';
import { EMPTY, sentOf, wrongOf } from './benefit-bulk-values.ts';

const price = (percent: string, way = 'up') => ({ way, percent, round_to: '10' });

describe('a change of prices', () => {
  it.each(['', '0', '0.00', '-5', '5,5', '501', '1.234', 'pet', '5%'])('is not by %j', (percent) => {
    expect(wrongOf('price', price(percent))).toEqual({ percent: 'percent' });
  });

  it('goes down by less than it goes up, for it is a price still', () => {
    expect([wrongOf('price', price('500')), wrongOf('price', price('90', 'down'))]).toEqual([{}, {}]);
    expect(wrongOf('price', price('90.01', 'down'))).toEqual({ percent: 'percent' });
  });

  it('is sent with its direction', () => {
    expect(sentOf('price', price(' 7.5 ', 'down'))).toEqual({ percent: -7.5, round_to: 10 });
    expect(sentOf('price', Object.assign(price('3'), { round_to: '0.01' }))).toEqual({ percent: 3, round_to: 0.01 });
  });
});

it.each([
  ['discount', { discount: '15' }, { discount: 15 }],
  ['discount', { discount: '0' }, { discount: 0 }],
  ['category', { category_id: 31 }, { category_id: 31 }],
  ['provider', { provider_id: 4 }, { provider_id: 4 }],
  ['companies', { companies: [2, 1] }, { companies: [2, 1] }],
  ['companies', { companies: null }, { companies: null }],
  ['withdraw', {}, {}],
])('%s %j is sent', (action, values, sent) => {
  expect([wrongOf(action, values), sentOf(action, values)]).toEqual([{}, sent]);
});

it.each([
  ['discount', { discount: '101' }],
  ['discount', { discount: '1.5' }],
  ['companies', { companies: [] }],
])('%s %j is wrong', (action, values) => {
  expect(Object.keys(wrongOf(action, values))).toEqual(Object.keys(values));
});

it('asks for what is not filled in yet, but for companies, of which all are some', () => {
  const wrong = Object.entries(EMPTY).map(([action, values]) => [action, Object.keys(wrongOf(action, values))]);
  expect(Object.fromEntries(wrong)).toEqual({
    price: ['percent'],
    discount: ['discount'],
    category: ['category_id'],
    provider: ['provider_id'],
    companies: [],
  });
});
