// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Verified } from '#contract/certificates/certificates.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const verified: Verified = {
  name: 'Ana Anić',
  course: { en: '', sr: '' },
  kind: 'course',
  number: 'IZB-2026-000123',
  date: '2026-11-20T10:00:00.000Z',
  reissued_at: null,
  replaced: false,
};

it.each<[string, Language, Verified['course'], string, string | null]>([
  ['in the reader’s language', 'EN', { en: 'First aid', sr: 'Prva pomoć' }, 'First aid', null],
  ['in Serbian where there is no English one', 'EN', { en: '', sr: 'Prva pomoć' }, 'Prva pomoć', 'sr-Latn'],
  ['in English where there is no Serbian one', 'SR', { en: 'First aid', sr: '' }, 'First aid', 'en'],
])(
  'a certificate is shown with its title %s, read by the right voice',
  async (where, language, course, title, lang) => {
    serve(() => ({ ...verified, course }));
    // The screen stores what it has read by the code.
    renderScreen(<VerifyScreen />, { language, path: '/verify/:code', at: `/verify/${encodeURIComponent(where)}` });
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.getAttribute('lang')).toBe(lang);
  },
);
