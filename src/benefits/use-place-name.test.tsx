// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { usePlaceName } from './use-place-name.ts';

it.each<[Language, string, string]>([
  ['EN', 'Cela Srbija', 'All of Serbia'],
  ['EN', 'Cela Crna Gora', 'All of Montenegro'],
  ['EN', 'Cela Bosna i Hercegovina', 'All of Bosnia and Herzegovina'],
  ['EN', 'Ostalo', 'Other'],
  ['EN', 'Novi Sad', 'Novi Sad'],
  ['EN', 'Online', 'Online'],
  ['SR', 'Cela Srbija', 'Cela Srbija'],
  ['SR', 'Online', 'Onlajn'],
])('in %s the place %s of the wire is called %s', (language, place, name) => {
  const { result } = renderHook(usePlaceName, {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  });
  expect(result.current(place)).toBe(name);
});
