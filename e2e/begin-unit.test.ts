// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('begins a file with what the page has of its own, whatever the file before it put in its place', async () => {
  const own = { navigator, scrollY };
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  vi.stubGlobal('scrollY', 1200);
  vi.resetModules();
  await import('./begin-unit.ts');
  expect({ navigator, scrollY }).toEqual(own);
  expect(navigator.onLine).toBe(true);
});
