import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext, languageTag } from '#locales/texts.tsx';
import { HistoryRouter } from '#src/ground/history-router.tsx';

interface GroundProps {
  theme: 'light' | 'dark';
  language: Language;
  /** Address of the story in the app: `parameters: { path: '/cart/' }`. */
  path: string;
  /** On a docs page with stories of both themes, each has its own background. */
  inDocs: boolean;
  children: ReactNode;
}

/** The environment of the app: theme and language on the root, texts in that language, a router, an empty query cache. */
export function Ground({ theme, language, path, inDocs, children }: GroundProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  );
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path], v5Compat: true }));
  useLayoutEffect(() => {
    if (inDocs) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = languageTag(language);
  }, [theme, language, inDocs]);
  return (
    <QueryClientProvider client={client}>
      <HistoryRouter history={history}>
        <LanguageContext value={language}>
          {inDocs ? (
            <div data-theme={theme} lang={languageTag(language)} className="bg-surface p-6 text-ink">
              {children}
            </div>
          ) : (
            children
          )}
        </LanguageContext>
      </HistoryRouter>
    </QueryClientProvider>
  );
}
