// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { asksForSearch, useSearchPlace, useTypedAhead } from './search-place.ts';

const press = (key: string, at: Element, held: Partial<KeyboardEvent> = {}) =>
  asksForSearch({ key, code: '', target: at, ctrlKey: false, metaKey: false, altKey: false, ...held });

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
  // On a Cyrillic keyboard.
  expect(press('к', at('#head'), { code: 'KeyK', ctrlKey: true })).toBe(true);
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

it('keeps what is typed between the press and the focus of the field, which takes it', () => {
  document.body.innerHTML = '<div role="dialog"><input role="combobox" /></div>';
  const { result } = renderHook(useSearchPlace, { wrapper: MemoryRouter });
  act(() => result.current.open());
  expect(type(['m', 'e', 'Backspace', 'a', 's', 'Tab'])).toEqual(['m', 'e', 'Backspace', 'a', 's']);
  // The field is rendered, and does not have the focus yet.
  const field = renderHook(useTypedAhead);
  expect(field.result.current[0]).toBe('mas');
  act(() => void type(['a', 'ž']));
  expect(field.result.current[0]).toBe('masaž');
  const input = document.querySelector('input') as Element;
  const intoField = new KeyboardEvent('keydown', { key: 'a', cancelable: true, bubbles: true });
  expect(input.dispatchEvent(intoField)).toBe(true);
  expect(type(['x'])).toEqual([]);
  expect(field.result.current[0]).toBe('masaž');
});

it('takes what is typed before the keys of the page do, one of which it may be', () => {
  const seen: boolean[] = [];
  const keysOfPage = (event: KeyboardEvent) => void seen.push(event.defaultPrevented);
  document.body.addEventListener('keydown', keysOfPage);
  const { result } = renderHook(useSearchPlace, { wrapper: MemoryRouter });
  act(() => result.current.open());
  const key = new KeyboardEvent('keydown', { key: 'n', cancelable: true, bubbles: true });
  document.body.dispatchEvent(key);
  document.body.removeEventListener('keydown', keysOfPage);
  expect(seen).toEqual([true]);
  act(() => result.current.close());
});

it('leaves the keys to the page when it is left before the field was there', () => {
  const { result } = renderHook(useSearchPlace, { wrapper: MemoryRouter });
  act(() => result.current.open());
  act(() => result.current.close());
  expect(result.current.searching).toBe(false);
  expect(type(['m'])).toEqual([]);
});
