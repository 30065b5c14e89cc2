// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSiteKeys } from '../admin/site/site-keys.ts';
import { useReviewKeys } from './review-keys.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function pressing(letters = true) {
  const asked = vi.fn(() => true);
  renderHook(() => useReviewKeys(letters, asked));
  const press = (key: string, at: EventTarget = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', Object.assign({ key, bubbles: true, cancelable: true }, more));
    at.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { asked, press };
}

it('says what a letter asks for, and keeps it from the browser and the site', () => {
  const { asked, press } = pressing();
  const taken = ['j', 'k', 'a', 'r', 'q', 'n', 'f', 'z', 'x', 'Enter'].map((key) => press(key));
  expect(asked.mock.calls.flat()).toEqual(['down', 'up', 'accept', 'refuse', 'ask', 'next', 'file', 'undo', 'choose']);
  expect(taken).toEqual([true, true, true, true, true, true, true, true, true, false]);
});

it('hears the letters of a Cyrillic keyboard by where they stand', () => {
  const { asked, press } = pressing();
  press('а', document.body, { code: 'KeyA' });
  press('р', document.body, { code: 'KeyR' });
  expect(asked.mock.calls).toEqual([['accept'], ['refuse']]);
});

it('leaves letters to what is typed, to the file, and to whoever holds another key', () => {
  const { asked, press } = pressing();
  document.body.innerHTML = '<textarea></textarea><div data-own-keys><b></b></div><div role="dialog"><i></i></div>';
  for (const part of ['textarea', 'b', 'i']) press('r', document.querySelector(part) ?? document.body);
  press('a', document.body, { ctrlKey: true });
  press('a', document.body, { metaKey: true });
  press('a', document.body, { altKey: true });
  press('a', document.body, { repeat: true });
  expect(asked).not.toHaveBeenCalled();
});

it('decides nothing by the letter after g of the site, also where that leads nowhere', () => {
  const asked = vi.fn(() => true);
  // Effects run in this order, because the queue is rendered within the site.
  renderHook(() => {
    useReviewKeys(true, asked);
    useSiteKeys(true, () => false);
  });
  for (const key of ['g', 'a', 'r'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(asked.mock.calls).toEqual([['refuse']]);
});

it('does nothing where letters are switched off', () => {
  const { asked, press } = pressing(false);
  press('a');
  expect(asked).not.toHaveBeenCalled();
});
