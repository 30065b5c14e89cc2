import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureOf } from './failure-of.ts';

it('tells a network that is not there from anything else that failed', () => {
  const network = new ApiError({ kind: 'network', status: 0, code: 'network', message: '' });
  expect([failureOf(network, false), failureOf(null, true)]).toEqual(['offline', 'offline']);
  expect([failureOf(new Error('no'), false), failureOf(null, false)]).toEqual(['failed', null]);
});
