// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemoveScrollBar } from './remove-scroll-bar.ts';

const BAR = 15;

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - BAR);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the page where it is, as wide as it was, until the last dialog has gone', () => {
  const { rerender, unmount } = render(<RemoveScrollBar />);
  expect(document.body.style.cssText).toBe('overflow: hidden; overscroll-behavior: contain; margin-right: 15px;');
  rerender([<RemoveScrollBar key="first" />, <RemoveScrollBar key="second" />]);
  rerender([<RemoveScrollBar key="second" />]);
  expect(document.body.style.overflow).toBe('hidden');
  unmount();
  expect(document.body.style.cssText).toBe('');
});
