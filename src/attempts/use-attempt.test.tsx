// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { around, serve } from '../testing/render-screen.tsx';
import type { Begun } from './attempt.queries.ts';
import { useAttempt } from './use-attempt.ts';

const open: Begun['open'] = {
  id: 3,
  number: 1,
  started_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  page: 0,
  read: true,
  questions: [{ id: 1, text: 'Which one?', several: false, answers: [{ id: 4711, text: 'This one' }] }],
  answers: [],
};

afterEach(() => vi.useRealTimers());

it('keeps an answer in the moment it is chosen: the page may be left before it is drawn (product.md 7.15)', () => {
  // The server does not answer, so the answer can only be stored in this browser.
  serve(() => new Promise(() => {}));
  vi.useFakeTimers();
  const { wrap } = around();
  const { result } = renderHook(() => useAttempt(4, { open } as Begun, () => {}), { wrapper: wrap });
  // Later than the second press of a double click on the control that opened the question.
  act(() => vi.advanceTimersByTime(500));
  act(() => {
    result.current.send({ type: 'answer.choose', answers: [4711] });
    expect(JSON.stringify({ ...sessionStorage })).toContain('4711');
  });
});
