// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Slider } from './slider.tsx';
import { AUTOPLAY_MS } from './use-autoplay.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(
    <Slider
      label="News"
      labels={{ previous: 'Back', next: 'On', pause: 'Pause', play: 'Play', slide: (at, of) => `${at} of ${of}` }}
    >
      <p>One</p>
      <p>Two</p>
    </Slider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = () => act(() => vi.advanceTimersByTime(AUTOPLAY_MS));
const shown = () => screen.getByText(/^\d \/ 2$/).textContent;
const button = () => screen.getByRole('button', { name: 'On' });

it('stands still while the focus of the keyboard is in it, though the pointer goes over it and away', () => {
  act(() => button().focus());
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' });
  later();
  expect(shown()).toBe('1 / 2');
  act(() => button().blur());
  later();
  expect(shown()).toBe('2 / 2');
});

it('stands still while the pointer is on it, though the focus goes away', () => {
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  act(() => button().focus());
  act(() => button().blur());
  later();
  expect(shown()).toBe('1 / 2');
});
