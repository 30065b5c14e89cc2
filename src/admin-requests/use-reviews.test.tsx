// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepWork, readWork } from '../ground/kept-work.ts';
import { around } from '../testing/render-screen.tsx';
import { REVIEW_CALLS } from './review-calls.ts';
import { useReviews } from './use-reviews.ts';

it('keeps what is worded of a request over a reload, for whoever words it and for its site', () => {
  const name = 'review.901.company.57';
  keepWork(name, { words: 'Račun nije čitljiv' });
  const { result } = renderHook(() => useReviews(REVIEW_CALLS.company, 901, () => {}), { wrapper: around().wrap });
  act(() => {
    for (const id of [57, 58])
      result.current.reviews.see({ id, company: null, own: false, seen: { status: 'pending', comment: null } });
    result.current.reviews.send(57, { type: 'decision.refuse' });
  });
  const words = (id: number) => result.current.snapshots.get(id)?.context.words;
  expect([words(57), words(58)]).toEqual(['Račun nije čitljiv', '']);
  act(() => result.current.reviews.send(57, { type: 'decision.word', words: 'Račun nije čitljiv.' }));
  expect(readWork(name)).toEqual({ words: 'Račun nije čitljiv.' });
  act(() => result.current.reviews.send(57, { type: 'decision.word', words: '' }));
  expect(sessionStorage).toHaveLength(0);
});
