import { expect, it } from 'vitest';
import { amountsField, amountsProblems, namedAmounts, writtenAmounts } from './list-amounts.ts';

it.each([
  ['1000..5000.50', { from: '1000', to: '5000.50' }],
  ['1000..', { from: '1000', to: '' }],
  ['..0', { from: '', to: '0' }],
  ['7..7', { from: '7', to: '7' }],
])('reads %j as amounts', (text, amounts) => {
  expect([amountsField.read(text), amountsField.write(text)]).toEqual([text, text]);
  expect(writtenAmounts(text)).toEqual(amounts);
});

it.each(['', '..', '1000', '5..1', '1..2..3', '1,5..', '..1.234', '-1..', '1e3..', 'x..'])(
  'reads %j as none',
  (text) => {
    expect([amountsField.read(text), writtenAmounts(text)]).toEqual(['', { from: '', to: '' }]);
  },
);

it.each([
  [{ from: '', to: '' }, {}],
  [{ from: ' 1000 ', to: '' }, {}],
  [
    { from: '10,5', to: '1.234' },
    { from: 'comma', to: 'decimals' },
  ],
  [
    { from: 'five', to: '-3' },
    { from: 'number', to: 'number' },
  ],
  [{ from: '10', to: '9.99' }, { to: 'order' }],
])('says what is wrong with %j', (amounts, problems) => {
  expect(amountsProblems(amounts)).toEqual(problems);
});

it('names only what is right', () => {
  expect(namedAmounts({ from: ' 10 ', to: '' })).toBe('10..');
  expect(namedAmounts({ from: '10', to: '9' })).toBe('');
});
