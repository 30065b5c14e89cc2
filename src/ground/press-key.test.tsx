// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePressKey } from './press-key.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The keys of a form, as after a reload of the page. */
function open() {
  const { result } = renderHook(() => usePressKey('form.1'));
  return {
    keyOf: (content: object) => {
      let key = '';
      act(() => {
        key = result.current.keyOf(content);
      });
      return key;
    },
    taken: () => act(() => result.current.taken()),
  };
}

it('is the same for as long as what is sent is the same, also where the shop is opened without https', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const { keyOf, taken } = open();
  const first = keyOf({ text: 'a' });
  expect(first).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(keyOf({ text: 'a' })).toBe(first);

  const other = keyOf({ text: 'b' });
  taken();
  expect(new Set([first, other, keyOf({ text: 'b' })]).size).toBe(3);
});

it('is the same once the page was loaded again before the answer, and another one after it', () => {
  const first = open().keyOf({ text: 'a' });
  cleanup();
  const { keyOf, taken } = open();
  expect(keyOf({ text: 'a' })).toBe(first);
  taken();
  cleanup();
  expect(open().keyOf({ text: 'a' })).not.toBe(first);
});
