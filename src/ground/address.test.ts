import { expect, it } from 'vitest';
import { addressOf, choiceField, idField, pageField, textField } from './address.ts';

const { read, write } = addressOf({
  type: choiceField(['free', 'paid']),
  search: textField(10),
  page: pageField,
  open: idField,
});
const NOTHING = { type: '', search: '', page: 1, open: null };

it.each([
  ['', NOTHING],
  ['type=paid&search=excel&page=2&open=7', { type: 'paid', search: 'excel', page: 2, open: 7 }],
  ['type=cheap&page=0&open=x', NOTHING],
  ['page=1.5&open=-1', NOTHING],
  ['page=100001', NOTHING],
  ['search=+prva+pomo%C4%87+na+radu', { ...NOTHING, search: 'prva pomo' }],
  ['notifications=all', NOTHING],
])('reads %j, and what it does not understand as if it were not there', (address, values) => {
  expect(read(new URLSearchParams(address))).toEqual(values);
});

it('writes only what differs from everything', () => {
  expect(write({ type: '', search: '', page: 1, open: null })).toEqual({ type: '', search: '', page: '', open: '' });
  expect(write({ type: 'free', search: 'prva pomoć', page: 2, open: 4 })).toEqual({
    type: 'free',
    search: 'prva pomoć',
    page: '2',
    open: '4',
  });
});
