import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

it('describes every call that is served, with who may make it', async () => {
  const { status, body } = await shop.call(null, 'GET', '/openapi.json');
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  expect(described.sort()).toEqual(shop.app.shop.endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  expect(body.paths['/v2/me/'].get.security).toEqual([{ token: [] }]);
  expect(body.paths['/user/token/'].post).not.toHaveProperty('security');
  expect(body.paths['/v2/cart-items/{id}/'].patch.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
  ]);
  expect(body.paths['/v2/cart-items/{id}/'].patch.requestBody.required).toBe(true);
  // Enrolling needs no body.
  expect(body.paths['/service/course/{pk}/enrol/'].post.requestBody.required).toBe(false);
});

it('names every status by which a call may refuse (product.md 2)', async () => {
  const { body } = await shop.call(null, 'GET', '/openapi.json');
  const [, section = ''] = readFileSync('docs/product.md', 'utf8').split('## 2. Errors on the wire');
  const rows = section.split('\n## ')[0]?.match(/(?<=^\| )[\d, ]+(?= \|)/gm) ?? [];

  expect(rows.length).toBeGreaterThan(8);
  expect(Object.keys(body.paths['/company/approvals/{id}/approve/'].post.responses)).toEqual(
    expect.arrayContaining(rows.flatMap((statuses) => statuses.split(', '))),
  );
});

it('gives each call a name of its own', async () => {
  const { body } = await shop.call(null, 'GET', '/openapi.json');
  const names = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );

  expect(new Set(names).size).toBe(names.length);
});

it('shows the calls to people on a page that runs no script', async () => {
  const answer = await shop.app.inject('/api/docs');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('/v2/complete-purchase/');
  expect(answer.body).not.toContain('<script');
  // A long address wraps instead of making the page wider than a phone.
  expect(answer.body).toMatch(/^code \{ overflow-wrap: anywhere \}$/m);
});
