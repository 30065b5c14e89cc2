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
  const happened: string[] = [];
  let answerFirst = () => {};
  serve(({ body }) => {
    const { language } = body as { language: string };
    happened.push(language);
    const answer = new Response(null, { status: 204 });
    if (language !== 'SR') return answer;
    return new Promise<Response>((settle) => {
      answerFirst = () => {
        happened.push('SR is answered');
        settle(answer);
      };
    });
  });
  renderScreen(<Choice />);
  await act(async () => {
    screen.getByText('Srpski').click();
    screen.getByText('English').click();
  });
  await vi.waitFor(() => expect(happened).toContain('SR'));
  answerFirst();
  await vi.waitFor(() => expect(happened).toContain('EN'));
  expect(happened).toEqual(['SR', 'SR is answered', 'EN']);
});
