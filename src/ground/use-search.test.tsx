// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from './use-search.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A search field whose address changes when the test says so, as with a large list. */
function field() {
  const went: string[] = [];
  const go = ({ search = '' }: { search?: string }) => void went.push(search);
  const { result, rerender } = renderHook(({ search }) => useSearch({ values: { search }, go }), {
    initialProps: { search: '' },
  });
  return {
    went,
    shown: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    rest: () => act(() => vi.advanceTimersByTime(400)),
    comes: (search: string) => rerender({ search }),
  };
}

it('goes to the address after a pause, and shows what was typed until it is there', () => {
  const { went, shown, type, rest, comes } = field();
  type('leto');
  expect([went, shown()]).toEqual([[], 'leto']);
  rest();
  expect([went, shown()]).toEqual([['leto'], 'leto']);
  comes('leto');
  expect(shown()).toBe('leto');
  comes('zima');
  expect(shown()).toBe('zima');
});

it('keeps what is typed on while the address is still to come', () => {
  const { went, shown, type, rest, comes } = field();
  type('le');
  rest();
  type('leto');
  comes('le');
  expect(shown()).toBe('leto');
  rest();
  comes('leto');
  expect([went, shown()]).toEqual([['le', 'leto'], 'leto']);
});

it('asks for nothing that is there already', () => {
  const { went, shown, type, rest, comes } = field();
  comes('leto');
  type('leto ');
  rest();
  expect([went, shown()]).toEqual([[], 'leto ']);
});

it('keeps the space between two words for whoever rests after the first', () => {
  const { went, shown, type, rest, comes } = field();
  type('letnji ');
  rest();
  comes('letnji');
  expect(shown()).toBe('letnji ');
  type(`${shown()}kamp`);
  rest();
  comes('letnji kamp');
  type(`${shown()} `);
  rest();
  expect([went, shown()]).toEqual([['letnji', 'letnji kamp'], 'letnji kamp ']);
  // Going back still clears the text.
  comes('');
  expect(shown()).toBe('');
});
