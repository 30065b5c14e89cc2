import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { seedDemo } from './demo.ts';

const shop = await startTestApp({ on: process.env.ON === 'pglite' ? 'pglite' : 'postgres' });

it('seeds', async () => {
  const picturesFolder = mkdtempSync(join(tmpdir(), 'izbor-pictures-'));
  const start = performance.now();
  expect(await seedDemo(shop.database, { picturesFolder, now: shop.clock.now })).toBe(true);
  process.stdout.write(`${performance.now() - start} ms\n`);
});
