import { expect, it } from 'vitest';
import { errorsLeft } from './errors-left.ts';

const empty = { subject: '', message: '' };
const required = { subject: 'Required', message: 'Required' };

it.each([
  ['the field that is filled', empty, { subject: 'Card', message: '' }, { message: 'Required' }],
  ['no field that is blank yet', empty, { subject: ' ', message: '' }, required],
  [
    'a refused field that is typed anew',
    { ...empty, subject: 'x' },
    { ...empty, subject: 'xy' },
    { message: 'Required' },
  ],
  [
    'no refused field that was left as it is',
    { ...empty, subject: 'x' },
    { subject: 'x', message: 'Hi' },
    { subject: 'Required' },
  ],
] as const)('forgets the error of %s', (_, before, now, left) => {
  expect(errorsLeft(required, before, now)).toEqual(left);
});

it('makes up no errors', () => {
  expect(errorsLeft({}, empty, empty)).toEqual({});
});
