// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePressKey } from './press-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the same for as long as what is sent is the same, also where the shop is opened without https', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const { keyOf, taken } = renderHook(usePressKey).result.current;
  const first = keyOf({ text: 'a' });
  expect(first).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(keyOf({ text: 'a' })).toBe(first);

  const other = keyOf({ text: 'b' });
  taken();
  expect(new Set([first, other, keyOf({ text: 'b' })]).size).toBe(3);
});
