import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildMeasured, startMeasured } from './measured.ts';

it('bundles what is measured, starts it, and finds the shop and the bare routes beside it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'izbor-measured-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await buildMeasured();
  // No database listens at this address: the calls below need none.
  const server = await startMeasured({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir }, 0);
  onTestFinished(() => server.end());

  const asked = [`${server.shop}/v2/me/`, `${server.reference}/nothing`].map((url) => fetch(url));
  const [shop, reference] = await Promise.all(asked);
  expect([shop?.status, await shop?.json()]).toMatchObject([401, { code: 'session.missing' }]);
  expect([reference?.status, await reference?.json()]).toMatchObject([
    404,
    { message: 'Route GET:/nothing not found' },
  ]);

  const { cpu, statements } = await server.meter();
  expect(cpu).toBeGreaterThan(0);
  expect(statements).toBe(0);
});
