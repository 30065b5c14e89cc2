// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { languageTag, useLanguage } from '#locales/texts.tsx';
import { PreferencesProvider } from '../ground/preferences-provider.tsx';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { useLanguageChoice, useLanguageOf } from './language-choice.ts';
import { useMe } from './session.queries.ts';

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

const Language = () => <p>{useLanguage()}</p>;

/** The choice of language on an English page, with a server that refuses every change. */
function chooseInVain() {
  serve(() => Response.json({ message: 'Ne sada', code: 'x' }, { status: 500 }));
  document.documentElement.lang = languageTag('EN');
  return renderScreen(
    <PreferencesProvider>
      <Choice />
      <Language />
    </PreferencesProvider>,
    { me: { ...jelena, language: 'EN' } },
  );
}

it('is in the language of before again when two quick choices both fail, and says so once', async () => {
  const { said } = chooseInVain();
  await act(async () => {
    screen.getByText('Srpski').click();
    screen.getByText('English').click();
  });
  await waitFor(() => expect(said).toEqual([{ tone: 'error', text: 'The language was not changed. Try again.' }]));
  await screen.findByText('EN');
});

it('stays in the second of two quick choices while the server takes one after the other', async () => {
  const server = { language: 'EN', release: () => {} };
  const shown: string[] = [];
  serve(async ({ path, method, body }) => {
    if (method === 'GET') return path === 'v2/me/' ? { ...jelena, language: server.language } : undefined;
    await new Promise<void>((resolve) => {
      server.release = resolve;
    });
    server.language = (body as { language: string }).language;
    return new Response(null, { status: 204 });
  });
  document.documentElement.lang = languageTag('EN');
  const Shown = () => {
    useLanguageOf(useMe().language);
    const language = useLanguage();
    useEffect(() => void shown.push(language), [language]);
    return null;
  };
  renderScreen(
    <PreferencesProvider>
      <Choice />
      <Shown />
    </PreferencesProvider>,
    { me: { ...jelena, language: 'EN' } },
  );
  await act(async () => screen.getByText('Srpski').click());
  await act(async () => screen.getByText('English').click());
  server.release();
  await waitFor(() => expect(server.language).toBe('SR'));
  await waitFor(() => {
    server.release();
    expect(server.language).toBe('EN');
  });
  await act(async () => {});
  expect(shown).toEqual(['EN', 'SR', 'EN']);
});

it('says in the language of before that it was not changed, and shows that language again', async () => {
  const { said } = chooseInVain();
  await act(async () => screen.getByText('Srpski').click());
  await waitFor(() => expect(said).toEqual([{ tone: 'error', text: 'The language was not changed. Try again.' }]));
  await screen.findByText('EN');
});
