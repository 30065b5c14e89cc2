import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLanguageOf } from './language-choice.ts';
import { knownOf } from './load-user.ts';
import { useRefreshMe } from './session.queries.ts';
import { useSession } from './session-context.ts';

/** Polls the signed-in person, and applies the results: the language, and whether the account is complete. */
export function SignedIn({ children }: { children: ReactNode }) {
  const me = useRefreshMe();
  const { know } = useSession();
  const tell = useEffectEvent(know);
  useEffect(() => {
    if (me) tell(knownOf(me));
  }, [me]);
  useLanguageOf(me?.language);
  return me ? children : null;
}
