// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepSet, readSet } from './device-storage.ts';

const KEY = 'izbor.set';
let held: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  held = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
  });
});

it('is kept on the device', () => {
  expect(readSet(KEY)).toBeNull();
  keepSet(KEY, 'on');
  expect(readSet(KEY)).toBe('on');
  expect(held.get(KEY)).toBe('on');
});

it('holds while the page is open where the browser has no room left', () => {
  keepSet(KEY, 'on');
  isFull = true;
  keepSet(KEY, 'off');
  expect(readSet(KEY)).toBe('off');
  expect(held.get(KEY)).toBe('on');
});

it('gives way to what another tab sets later', () => {
  isFull = true;
  keepSet(KEY, 'off');
  held.set(KEY, 'of the other tab');
  expect(readSet(KEY)).toBe('of the other tab');
});

it('is stored again once there is room', () => {
  isFull = true;
  keepSet(KEY, 'off');
  isFull = false;
  keepSet(KEY, 'on');
  held.delete(KEY);
  expect(readSet(KEY)).toBeNull();
});
