import { expect, it } from 'vitest';
import { makeBenefit, makeCategory, makeProvider } from '../testing/benefits.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

async function list(who: Awaited<ReturnType<typeof shop.person>>, query = '') {
  const answer = await shop.call(who, 'GET', `/v2/benefit/${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

it('lists what there is', async () => {
  const ana = await shop.person();
  const id = await makeBenefit(shop.database, shop.clock.now);
  const answer = await list(ana, '?benefit_type=flexible');
  expect(answer).toMatchObject({ count: 1, next: null, previous: null, results: [{ id }] });
  expect((await shop.call(ana, 'GET', `/v2/benefit/${id}/`)).body).toMatchObject({ id });
  expect((await shop.call(ana, 'GET', `/v2/home/`)).body).toMatchObject({ popular: [{ id }] });
  expect((await shop.call(ana, 'GET', `/v2/category/`)).body).toMatchObject([{ id: 1 }]);
  expect((await shop.call(ana, 'GET', `/v2/category-providers/0/`)).body).toMatchObject([{ num_of_benefits: 1 }]);
});
