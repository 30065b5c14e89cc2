// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en as texts } from '#locales/help/en.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Questions } from './questions.tsx';

/** Which texts are shown where no question is found, with a search or without one. */
function open(search: string) {
  const questions = { state: 'ready', data: [], old: false, busy: false, onRetry: vi.fn() } as const;
  renderScreen(<Questions questions={questions} search={search} typed={search} open={null} onType={vi.fn()} />);
  const seen = (text: string) => screen.queryByText(text) !== null;
  return [texts.empty, texts.none, texts.clear, texts.contact].map(seen);
}

it('says that a search finds nothing, and shows all again', () => {
  expect(open('kriket')).toEqual([true, false, true, true]);
});

it('says that there are no questions yet, without a search that could be given up', () => {
  expect(open('')).toEqual([false, true, false, true]);
});
