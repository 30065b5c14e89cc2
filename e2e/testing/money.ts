import { type APIRequestContext, expect } from '@playwright/test';

/** Nothing is wrong with the money of the shop: what `reconcile.sql` finds at any moment is nothing. */
export async function expectMoneyRight(request: APIRequestContext): Promise<void> {
  const answer = await request.get('/api/faults/breaches/');
  expect(await answer.json()).toEqual({ breaches: [] });
}
