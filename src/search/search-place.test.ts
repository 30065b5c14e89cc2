// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { asksForSearch, takeTypedAhead, useSearchPlace } from './search-place.ts';

const press = (key: string, at: Element, held: Partial<KeyboardEvent> = {}) =>
  asksForSearch({ key, target: at, ctrlKey: false, metaKey: false, altKey: false, ...held });

function page(): (selector: string) => Element {
  document.body.innerHTML = `<input id="field" /><button id="head"></button>
    <main><ul><li><a id="card" href="/"></a><input id="filter" /></li></ul><button id="more"></button></main>`;
  return (selector) => document.querySelector(selector) as Element;
}

it('is asked for by Ctrl K and ⌘ K wherever one is, also in a field', () => {
  const at = page();
  expect(press('k', at('#field'), { ctrlKey: true })).toBe(true);
  expect(press('K', at('#head'), { metaKey: true })).toBe(true);
  expect(press('k', at('#head'))).toBe(false);
  expect(press('k', at('#head'), { ctrlKey: true, altKey: true })).toBe(false);
});

it('is asked for by a slash only while something in a list has the focus, and never in a field', () => {
  const at = page();
  expect(press('/', at('#card'))).toBe(true);
  expect([at('#field'), at('#filter'), at('#head'), at('#more'), document.body].map((one) => press('/', one))).toEqual([
    ...[false, false, false, false, false],
  ]);
});

const type = (keys: readonly string[]) =>
  keys.filter((key) => !window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })));

it('keeps what is typed between the press and the field, which takes it', () => {
  const { result } = renderHook(useSearchPlace, { wrapper: MemoryRouter });
  act(() => result.current.open());
  expect(type(['m', 'e', 'Backspace', 'a', 's', 'Tab'])).toEqual(['m', 'e', 'Backspace', 'a', 's']);
  expect(takeTypedAhead()).toBe('mas');
  expect(type(['x'])).toEqual([]);
});

it('leaves the keys to the page when it is left before the field was there', () => {
  const { result } = renderHook(useSearchPlace, { wrapper: MemoryRouter });
  act(() => result.current.open());
  act(() => result.current.close());
  expect(result.current.searching).toBe(false);
  expect(type(['m'])).toEqual([]);
});
