// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { useLanguageChoice } from './language-choice.ts';

function Choice() {
  const choose = useLanguageChoice();
  return (
    <>
      <button type="button" onClick={() => choose('SR')}>
        Srpski
      </button>
      <button type="button" onClick={() => choose('EN')}>
        English
      </button>
    </>
  );
}

it('sends the second of two quick choices once the first is answered: the server ends in the second', async () => {
  let answerFirst = () => {};
  const calls = serve(({ body }) => {
    const isFirst = (body as { language: string }).language === 'SR';
    const answer = new Response(null, { status: 204 });
    if (!isFirst) return answer;
    return new Promise<Response>((settle) => {
      answerFirst = () => settle(answer);
    });
  });
  renderScreen(<Choice />);
  const sent = () => calls.map(({ body }) => (body as { language: string }).language);
  screen.getByText('Srpski').click();
  screen.getByText('English').click();
  await vi.waitFor(() => expect(sent()).toContain('SR'));
  await act(() => new Promise((settle) => setTimeout(settle, 50)));
  expect(sent()).toEqual(['SR']);
  answerFirst();
  await vi.waitFor(() => expect(sent()).toEqual(['SR', 'EN']));
});
