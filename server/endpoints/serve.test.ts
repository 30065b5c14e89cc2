import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

it('answers an unknown call in the one shape of errors', async () => {
  const answer = await shop.call(null, 'GET', '/v2/nothing-here/');

  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', message: 'We could not find that.' } });
});
