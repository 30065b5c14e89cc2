import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language/language.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { meQuery, SHOWN_AHEAD } from './session.queries.ts';

const LANGUAGE = { mutationKey: [SHOWN_AHEAD, 'language'] };

/** Changes the language of a signed-in person: at once on the screen, then on the server, whose texts follow. */
export function useLanguageChoice(): (language: Language) => void {
  const { chooseLanguage } = usePreferences();
  const client = useQueryClient();
  const { show } = useToasts();
  const isLast = () => client.isMutating(LANGUAGE) === 1;
  const { mutate } = useMutation({
    ...LANGUAGE,
    // One after the other: of two quick choices the server keeps the second.
    scope: { id: 'language' },
    mutationFn: (language: Language) => callEndpoint(changeMe, { body: { language } }),
    // The account has its own until the last choice is answered: there one finds what to go back to.
    onMutate: chooseLanguage,
    onError: () => {
      const language = client.getQueryData(meQuery.queryKey)?.language;
      if (!language || !isLast()) return;
      chooseLanguage(language);
      // In the language that the page is in again.
      show({ tone: 'error', text: frameTexts.translate(language, 'languageFailed') });
      // The server may have taken it, or the choice before it.
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    onSuccess: async (_, language) => {
      if (!isLast()) return;
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, language });
      // What the server wrote in the other language is asked for again.
      await client.invalidateQueries();
    },
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
