import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language/language.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { meQuery } from './session.queries.ts';

/** Changes the language of a signed-in person: at once on the screen, then on the server, whose texts follow. */
export function useLanguageChoice(): (language: Language) => void {
  const { chooseLanguage } = usePreferences();
  const client = useQueryClient();
  const { show } = useToasts();
  const { mutate } = useMutation({
    // One after the other: of two quick choices the server keeps the second.
    scope: { id: 'language' },
    mutationFn: (language: Language) => callEndpoint(changeMe, { body: { language } }),
    onMutate: async (language) => {
      await client.cancelQueries({ queryKey: meQuery.queryKey });
      chooseLanguage(language);
      const before = client.getQueryData(meQuery.queryKey);
      if (before) client.setQueryData(meQuery.queryKey, { ...before, language });
      return before;
    },
    onError: (_, __, before) => {
      if (!before) return;
      chooseLanguage(before.language);
      client.setQueryData(meQuery.queryKey, before);
      // In the language that the page is in again.
      show({ tone: 'error', text: frameTexts.translate(before.language, 'languageFailed') });
    },
    // What the server wrote in the other language is asked for again.
    onSuccess: () => client.invalidateQueries(),
  });
  return mutate;
}

/** The account's own language wins over the one of the device, whenever the account says a new one. */
export function useLanguageOf(account: Language | undefined): void {
  const { chooseLanguage } = usePreferences();
  const followed = useRef<Language | undefined>(undefined);
  useEffect(() => {
    if (!account || account === followed.current) return;
    followed.current = account;
    chooseLanguage(account);
  }, [account, chooseLanguage]);
}
