import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext, languageTag } from '#locales/texts.tsx';
import { queryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { prefetchPage } from './find-route.ts';
import { BenefitOutline, HomeOutline } from './outline.tsx';

/** Markup that the page draws before the app is loaded, by its name. */
export type FirstPaint = Record<'sign-in' | 'home' | 'benefit', string>;

/**
 * The markup that is the same for everybody, in a language: made at the build (build/draw-first-paint.mjs), in a separate
 * process, whose globals imitate a browser at `/login` with empty storage.
 */
export async function firstPaint(language: Language): Promise<FirstPaint> {
  document.documentElement.lang = languageTag(language);
  await prefetchPage('/login');
  return {
    'sign-in': markup(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
    home: outline(language, '/', <HomeOutline />),
    benefit: outline(language, '/benefit/1', <BenefitOutline />),
  };
}

const outline = (language: Language, path: string, of: ReactElement) =>
  markup(
    <LanguageContext value={language}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{of}</MemoryRouter>
      </QueryClientProvider>
    </LanguageContext>,
  );

// Removes React's preload links: the pictures load as soon as they are drawn.
const markup = (of: ReactElement) => renderToString(of).replace(/<link rel="preload"[^>]*>/g, '');
