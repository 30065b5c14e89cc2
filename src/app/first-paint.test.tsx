// @vitest-environment happy-dom
import { act, configure } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { App } from './app.tsx';
import { type FirstPaint, firstPaint } from './first-paint.tsx';

configure({ asyncUtilTimeout: 40_000 });

const { lang } = document.documentElement;
let app: Root | undefined;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
});
afterEach(async () => {
  await act(async () => app?.unmount());
  document.body.replaceChildren();
  document.documentElement.lang = lang;
});

// Written by hand from the present pages.
const WORDS: Record<Language, Record<keyof FirstPaint, string[]>> = {
  SR: {
    'sign-in': ['Lepo je imati izbor.', 'Lozinka', 'Zaboravljena lozinka?', 'Prijavi se'],
    home: ['Fleksibilni benefiti', 'Počni da biraš', 'Veštine', 'Početna'],
    benefit: ['Osnovni benefiti', 'Nalog'],
  },
  EN: {
    'sign-in': ['It’s good to have a choice.', 'Password', 'Forgot your password?', 'Sign in'],
    home: ['Flexible benefits', 'Start choosing', 'Skills', 'Home'],
    benefit: ['Core benefits', 'Account'],
  },
};

it.each(['SR', 'EN'] as const)(
  'says in %s what is the same for everybody, and nothing in the other language',
  async (language) => {
    const paint = await firstPaint(language);
    const other = WORDS[language === 'SR' ? 'EN' : 'SR'];
    for (const name of ['sign-in', 'home', 'benefit'] as const) {
      for (const word of WORDS[language][name]) expect(paint[name]).toContain(word);
      for (const word of other[name]) expect(paint[name]).not.toContain(`>${word}<`);
    }
  },
);

it('asks for no picture ahead of its place, and has no id twice', async () => {
  for (const markup of Object.values(await firstPaint('SR'))) {
    expect(markup).not.toContain('rel="preload"');
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it.each(['SR', 'EN'] as const)('is taken over by the app in %s as it stands, with what was typed', async (language) => {
  const root = Object.assign(document.createElement('div'), {
    id: 'root',
    innerHTML: (await firstPaint(language))['sign-in'],
  });
  root.dataset.early = 'sign-in';
  document.body.append(root);
  const complain = vi.spyOn(console, 'error');
  const email = root.querySelector<HTMLInputElement>('[name="email"]');
  if (email) email.value = 'jelena@izbor.demo';

  await act(async () => {
    app = hydrateRoot(
      root,
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
  await act(async () => root.querySelector<HTMLElement>('[type="submit"]')?.click());

  expect(complain.mock.calls).toEqual([]);
  expect(root.querySelector('[name="email"]')).toBe(email);
  expect(email?.value).toBe('jelena@izbor.demo');
  // The app has taken over the typed e-mail: only the password is reported as missing.
  expect(root.textContent?.split(language === 'SR' ? 'Ovo polje je obavezno' : 'This field is required')).toHaveLength(
    2,
  );
  expect(root.dataset.early).toBeUndefined();
});
