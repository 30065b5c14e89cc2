import { type APIRequestContext, expect } from '@playwright/test';

/** Checks that `reconcile.sql` finds nothing wrong with the money of the shop. */
export async function expectMoneyRight(request: APIRequestContext): Promise<void> {
  const answer = await request.get('/api/faults/breaches/');
  expect(await answer.json()).toEqual({ breaches: [] });
}
