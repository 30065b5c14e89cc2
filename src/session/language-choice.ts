import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language/language.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useChange } from '../ground/use-change.ts';
import { meQuery, SHOWN_AHEAD } from './session.queries.ts';

const LANGUAGE = { mutationKey: [SHOWN_AHEAD, 'language'] };

/** Changes the language of a signed-in person: immediately on the screen, then on the server, whose texts are read again. */
export function useLanguageChoice(): (language: Language) => void {
  const { chooseLanguage } = usePreferences();
  const client = useQueryClient();
  const { show } = useToasts();
  const isLast = () => client.isMutating(LANGUAGE) === 1;
  const { mutate } = useChange({
    ...LANGUAGE,
    // Calls run one after the other, so that of two quick choices the server stores the second.
    scope: { id: 'language' },
    mutationFn: (language: Language) => callEndpoint(changeMe, { body: { language } }),
    // The cached account keeps its language until the last call is answered, so that a failure can revert to it.
    onMutate: chooseLanguage,
    onError: () => {
      const language = client.getQueryData(meQuery.queryKey)?.language;
      if (!language || !isLast()) return;
      chooseLanguage(language);
      // In the reverted language.
      show({ tone: 'error', text: frameTexts.translate(language, 'languageFailed') });
      // The server may have stored this choice all the same, or the one before it.
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    onSuccess: async (_, language) => {
      if (!isLast()) return;
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, language });
      // Every answer holds texts in the previous language.
      await client.invalidateQueries();
    },
  });
  return mutate;
}

/** Applies the account's language, over that of the device, whenever it changes. */
export function useLanguageOf(account: Language | undefined): void {
  const { chooseLanguage } = usePreferences();
  const followed = useRef<Language | undefined>(undefined);
  useEffect(() => {
    if (!account || account === followed.current) return;
    followed.current = account;
    chooseLanguage(account);
  }, [account, chooseLanguage]);
}
