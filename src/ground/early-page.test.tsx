// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionLoadingView } from '../session/session-loading-view.tsx';
import { endEarlySignIn, takeOutline } from './early-page.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  delete window.izborPress;
});

it('keeps the outline of the shop while it is waited for, the same one in each place, and never after', async () => {
  const outline = Object.assign(document.createElement('div'), { textContent: 'Banner' });
  const press = vi.fn();
  window.izborPress = press;
  takeOutline(outline);

  const { rerender, container } = render(<SessionLoadingView key="app" />);
  expect(container.contains(outline)).toBe(true);
  await act(async () => rerender(<SessionLoadingView key="guard" />));
  expect(container.contains(outline)).toBe(true);
  expect(press).not.toHaveBeenCalled();

  await act(async () => rerender(<p>Shop</p>));
  expect(press).toHaveBeenCalledTimes(1);
  await act(async () => rerender(<SessionLoadingView key="later" />));
  expect(container.contains(outline)).toBe(false);
  expect(press).toHaveBeenCalledTimes(1);
});

it('ends the early sign-in once', () => {
  const press = vi.fn();
  window.izborPress = press;
  document.body.innerHTML = '<div id="root" data-early="sign-in"></div>';

  endEarlySignIn();
  endEarlySignIn();

  expect(document.getElementById('root')?.dataset.early).toBeUndefined();
  expect(press).toHaveBeenCalledTimes(1);
});
