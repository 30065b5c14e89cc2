// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarly } from './early-answers.ts';

const ME = '/api/v2/me/';
const get = { method: 'GET', headers: {} };
const answer = new Response('{}');

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  window.izborEarly = { token: 'mine', answers: new Map([[ME, Promise.resolve(answer)]]) };
});
afterEach(() => {
  vi.restoreAllMocks();
  delete window.izborEarly;
});

it('gives what the page asked for, once', async () => {
  expect(await takeEarly(ME, get, 'mine')).toBe(answer);
  expect(takeEarly(ME, get, 'mine')).toBeUndefined();
});

it('gives nothing that the page did not ask for, and keeps the rest', async () => {
  expect(takeEarly('/api/v2/home/', get, 'mine')).toBeUndefined();
  expect(await takeEarly(ME, get, 'mine')).toBe(answer);
});

it('gives nothing to somebody else', () => {
  expect(takeEarly(ME, get, 'theirs')).toBeUndefined();
  expect(takeEarly(ME, get, 'mine')).toBeUndefined();
});

it('gives nothing after something was changed', () => {
  expect(takeEarly('/api/v2/cart/', { method: 'POST' }, 'mine')).toBeUndefined();
  expect(takeEarly(ME, get, 'mine')).toBeUndefined();
});

it('gives nothing that was asked for more than ten seconds ago', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  expect(takeEarly(ME, get, 'mine')).toBeUndefined();
});

it('gives nothing to who only asks whether what they have is still so', () => {
  expect(takeEarly(ME, { method: 'GET', headers: { 'If-None-Match': '"1"' } }, 'mine')).toBeUndefined();
});

it('stops waiting when the call is given up', async () => {
  window.izborEarly = { token: 'mine', answers: new Map([[ME, new Promise<Response>(() => {})]]) };
  const call = new AbortController();
  const waiting = takeEarly(ME, { ...get, signal: call.signal }, 'mine');
  call.abort();
  await expect(waiting).rejects.toThrow('abort');
});
