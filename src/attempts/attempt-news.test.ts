import { expect, it } from 'vitest';
import type { AttemptResult, AttemptState } from '#contract/attempts/attempts.contract.ts';
import { newsOf } from './attempt-news.ts';

const questions = [1, 2, 3].map((id) => ({ id, text: '', several: false, answers: [] }));
const result = { attempt: 7, passed: false } as AttemptResult;

const state = (id: number, last: AttemptResult | null = null): AttemptState => ({
  course: { pk: 4, name: '', pass_mark: 70, num_of_questions: 3, num_of_pages: 2 },
  status: 'open',
  open: {
    id,
    number: 1,
    started_at: '',
    updated_at: '',
    page: 0,
    read: true,
    questions,
    answers: [
      { question: 1, answers: [11] },
      { question: 2, answers: [21] },
    ],
  },
  last,
});

it('brings what another device answered and took back', () => {
  expect(newsOf(state(7), 7)).toEqual({ chosen: { 1: [11], 2: [21], 3: [] }, result: null });
});

it('brings the result of an attempt that was submitted elsewhere, though the next is open', () => {
  expect(newsOf({ ...state(7), open: null, last: result }, 7)).toEqual({ chosen: {}, result });
  expect(newsOf(state(8, result), 7)).toEqual({ chosen: {}, result });
});
