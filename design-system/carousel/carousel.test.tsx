// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

vi.mock('embla-carousel', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is scrolled by the browser when the code that moves it does not come', async () => {
  const labels = { previous: 'Back', next: 'On', slide: (position: number) => `Slide ${position}` };
  render(
    <Carousel label="Popular" labels={labels}>
      <p>Gym</p>
      <p>Massage</p>
    </Carousel>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  const row = screen.getByRole('group', { name: 'Popular' });
  const scrollBy = vi.fn();
  Object.assign(row, { scrollBy });
  Object.defineProperty(row, 'clientWidth', { value: 300 });

  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'On' }).getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300, behavior: 'smooth' });
});
