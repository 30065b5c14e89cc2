// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutoplay } from './use-autoplay.ts';

let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function play(held = false) {
  const advance = vi.fn();
  const hook = renderHook((props: { held: boolean; slide: number }) => useAutoplay(advance, props.held, props.slide), {
    initialProps: { held, slide: 0 },
  });
  return { advance, ...hook };
}

it('moves on every 5 seconds', () => {
  const { advance } = play();
  vi.advanceTimersByTime(4999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5001);
  expect(advance).toHaveBeenCalledTimes(2);
});

it('stands still under the pointer or the focus, and goes on after it', () => {
  const { advance, rerender } = play(true);
  vi.advanceTimersByTime(20_000);
  expect(advance).not.toHaveBeenCalled();
  rerender({ held: false, slide: 0 });
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledTimes(1);
});

it('gives a slide that was chosen by hand its whole time', () => {
  const { advance, rerender } = play();
  vi.advanceTimersByTime(4000);
  rerender({ held: false, slide: 2 });
  vi.advanceTimersByTime(4000);
  expect(advance).not.toHaveBeenCalled();
});

it('stops by its button', () => {
  const { advance, result } = play();
  act(() => result.current.setPaused(true));
  vi.advanceTimersByTime(20_000);
  expect(advance).not.toHaveBeenCalled();
});

it('starts paused for who asked for less motion, and they may start it', () => {
  reduced = true;
  const { advance, result } = play();
  expect(result.current.paused).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(advance).not.toHaveBeenCalled();
  act(() => result.current.setPaused(false));
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledTimes(1);
});
