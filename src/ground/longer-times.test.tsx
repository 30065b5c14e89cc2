// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { longerAsked, timesLonger, useLongerTimes } from './longer-times.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('leaves time limits as they are until somebody wants more time on this device', () => {
  expect([timesLonger(), longerAsked()]).toEqual([1, undefined]);
});

it('makes them ten times as long from then on, wherever the switch is shown, and back', () => {
  const [here, there] = [renderHook(useLongerTimes), renderHook(useLongerTimes)];
  act(() => here.result.current[1](true));
  expect([timesLonger(), longerAsked(), there.result.current[0]]).toEqual([10, true, true]);
  act(() => there.result.current[1](false));
  expect([timesLonger(), longerAsked(), here.result.current[0]]).toEqual([1, undefined, false]);
});
