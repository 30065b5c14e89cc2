// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { around, serve } from '../testing/render-screen.tsx';
import { type NamedQuestion, useQuestionEnding } from './use-question-ending.ts';

const question: NamedQuestion = {
  id: 7,
  name: 'Where is it?',
  topic_sr: 'Kartica',
  topic_en: 'Card',
  question_sr: 'Gde je?',
  question_en: 'Where is it?',
  active: true,
  revision: 4,
  missing: [],
  changed: { at: '2026-11-23T13:05:00.000Z', by: null },
};

it('is withdrawn and shown again at the revision that was seen, each by its own call', async () => {
  const { changed } = question;
  const calls = serve(() => Object.assign({ answer_sr: '', answer_en: '', changed_at: changed.at }, question));
  const { end, restore } = renderHook(useQuestionEnding, { wrapper: around().wrap }).result.current;
  await end(question, { seen: 4, impact: null, answers: {} });
  await restore?.(question, 5);
  expect(calls.map(({ method, path, headers }) => [method, path, headers['If-Revision-Match']])).toEqual([
    ['POST', 'admin/faq/7/withdraw/', '4'],
    ['POST', 'admin/faq/7/offer/', '5'],
  ]);
});
