// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { askedBy, useSiteKeys } from './site-keys.ts';

afterEach(cleanup);

const at = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-at]');
};
const press = (key: string, target: EventTarget | null = null, held = {}) =>
  Object.assign({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, target }, held);

it.each([
  ['/', 'search'],
  ['n', 'new'],
  ['?', 'help'],
  ['g', 'g'],
  ['x', null],
  ['Enter', null],
])('%s asks for %s', (key, asked) => {
  expect(askedBy(press(key), false, true)).toBe(asked);
});

it('takes the letter after g for a place', () => {
  expect(askedBy(press('p'), true, true)).toEqual({ go: 'p' });
  expect(askedBy(press('n'), true, true)).toEqual({ go: 'n' });
});

it('hears the keys of a Cyrillic keyboard by where they stand', () => {
  expect(askedBy(press('к', null, { code: 'KeyK', ctrlKey: true }), false, true)).toBe('palette');
  expect(askedBy(press('н', null, { code: 'KeyN' }), false, true)).toBe('new');
  expect(askedBy(press('г', null, { code: 'KeyG' }), false, true)).toBe('g');
  expect(askedBy(press('п', null, { code: 'KeyP' }), true, true)).toEqual({ go: 'p' });
});

it.each([
  '<input data-at>',
  '<textarea data-at></textarea>',
  '<div role=textbox tabindex=0 data-at></div>',
  '<div role=dialog><button data-at></button></div>',
  '<div role=alertdialog><button data-at></button></div>',
])('leaves what is typed in %s alone', (html) => {
  expect(askedBy(press('n', at(html)), false, true)).toBeNull();
});

it('hears a letter on a link of a row', () => {
  expect(askedBy(press('n', at('<table><tr><th><a data-at href="#">1</a></th></tr></table>')), false, true)).toBe(
    'new',
  );
});

it('takes the letter after g before a row does, to which k alone means the row above', () => {
  const link = at('<table><tbody><tr><th><a data-at href="#">1</a></th></tr></tbody></table>') as Element;
  const rows = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault());
  link.closest('tbody')?.addEventListener('keydown', rows);
  const asked = vi.fn(() => true);
  renderHook(() => useSiteKeys(true, asked));
  const send = (key: string) =>
    link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  send('k');
  expect(asked).not.toHaveBeenCalled();
  link.closest('tbody')?.removeEventListener('keydown', rows);
  send('g');
  link.closest('tbody')?.addEventListener('keydown', rows);
  send('k');
  expect(asked.mock.calls).toEqual([[{ go: 'k' }]]);
  expect(rows.mock.results.at(-1)?.value).toBe(true);
});

it('keeps the letter after g from all else, also where it leads nowhere', () => {
  document.body.innerHTML = '';
  const asked = vi.fn(() => false);
  renderHook(() => useSiteKeys(true, asked));
  const isTaken = (key: string) =>
    !document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(['g', 'a', 'a'].map(isTaken)).toEqual([false, true, false]);
  expect(asked.mock.calls).toEqual([[{ go: 'a' }]]);
});

it('does without letters where they are switched off, not without Ctrl K', () => {
  expect(['/', 'n', '?', 'g'].map((key) => askedBy(press(key), false, false))).toEqual([null, null, null, null]);
  expect(askedBy(press('k', null, { ctrlKey: true }), false, false)).toBe('palette');
  expect(askedBy(press('K', at('<input data-at>'), { metaKey: true }), false, false)).toBe('palette');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'leaves what is held with %j to the browser',
  (held) => {
    expect(askedBy(press('n', null, held), false, true)).toBeNull();
  },
);
