import { expect, it } from 'vitest';
import { EMPTY, missingIn, sentOf } from './people-bulk-values.ts';

it.each([
  ['invite', EMPTY.invite, [], {}],
  ['invite', { on: '' }, ['on'], { on: '' }],
  ['invite', { on: '2099-01-01' }, [], { on: '2099-01-01' }],
  ['unit', EMPTY.unit, [], { unit: '' }],
  ['unit', { unit: ' Jug ' }, [], { unit: 'Jug' }],
  ['end', EMPTY.end, ['last_day', 'reason'], { last_day: '', reason: '' }],
  ['end', { last_day: 'now', reason: ' Kraj ' }, [], { last_day: null, reason: 'Kraj' }],
  ['end', { last_day: '2099-12-31', reason: ' ' }, ['reason'], { last_day: '2099-12-31', reason: '' }],
  ['sign_out', EMPTY.sign_out, ['reason'], { reason: '' }],
])('of %s with %j miss %j, and %j is sent', (_, values, missing, sent) => {
  expect(missingIn(values)).toEqual(missing);
  expect(sentOf(values)).toEqual(sent);
});
