import { afterEach, expect, it, vi } from 'vitest';
import { motionTime } from './motion-time.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['120ms', 120],
  [' 320ms ', 320],
  ['.12s', 120],
  ['0.2s', 200],
  ['0ms', 0],
  ['0s', 0],
  ['', 0],
])('reads %j as %d milliseconds', (value, milliseconds) => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => value }));
  expect(motionTime('fast')).toBe(milliseconds);
});
