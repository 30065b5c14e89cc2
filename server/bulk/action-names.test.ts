import { expect, it } from 'vitest';
import { BULK_ACTIONS } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import { PROVIDER_BULK_ACTIONS } from '#contract/admin-benefits/provider-bulk-actions.ts';
import { ORDER_ACTIONS } from '#contract/admin-orders/order-bulk.contract.ts';
import { INVITATION_ACTIONS } from '#contract/staff/invitation-bulk.contract.ts';
import { COLLEAGUE_ACTIONS, USER_ACTIONS } from '#contract/staff/people-bulk-actions.ts';
import { actionName } from './action-names.texts.ts';

it.each([
  ['benefits', BULK_ACTIONS],
  ['providers', PROVIDER_BULK_ACTIONS],
  ['orders', ORDER_ACTIONS],
  ['invitations', INVITATION_ACTIONS],
  ['colleagues', COLLEAGUE_ACTIONS],
  ['users', USER_ACTIONS],
  ['coupons', ['switch_off', 'switch_on']],
  ['courses', ['withdraw', 'offer']],
  ['packages', ['withdraw', 'offer']],
  ['questions', ['withdraw', 'offer']],
] as const)('each change of many %s has a name of its own in both languages', (topic, actions) => {
  for (const language of ['en', 'sr'] as const) {
    const names = actions.map((action) => actionName(topic, action)?.[language]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(actions.length);
  }
});

it('says nothing where the kind says it: requests are accepted, suggestions answered', () => {
  expect([actionName('requests', 'accept'), actionName('suggestions', 'answer')]).toEqual([undefined, undefined]);
});
