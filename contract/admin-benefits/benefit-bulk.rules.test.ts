import { expect, it } from 'vitest';
import { BULK_ACTIONS, BULK_VALUE } from './benefit-bulk.rules.ts';

it('says of every action which value it needs', () => {
  expect(BULK_ACTIONS.map((action) => BULK_VALUE[action])).toEqual([
    ...[null, null, 'category_id', 'provider_id'],
    ...['discount', 'companies', 'percent', null],
  ]);
});
