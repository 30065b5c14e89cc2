import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isComplete } from '#contract/users/users.rules.ts';
import { onSessionLost, readToken, removeToken, storeToken } from '../api/token.ts';
import { useLanguageOf } from './language-choice.ts';
import { useRefreshMe } from './session.queries.ts';
import { SessionContext } from './session-context.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [token, setToken] = useState(readToken);
  const [lost, setLost] = useState(false);
  const client = useQueryClient();
  const me = useRefreshMe(token !== null);
  useLanguageOf(me?.language);
  useEffect(
    () =>
      onSessionLost(() => {
        setLost(true);
        setToken(null);
        client.clear();
      }),
    [client],
  );
  const begin = useCallback((next: string) => {
    storeToken(next);
    setToken(next);
  }, []);
  const end = useCallback(() => {
    removeToken();
    setToken(null);
    client.clear();
  }, [client]);
  const session = useMemo(
    () => ({
      status: token === null ? ('signedOut' as const) : me ? ('signedIn' as const) : ('loading' as const),
      complete: me ? isComplete(me) : false,
      lost,
      begin,
      end,
      retry: () => {},
    }),
    [token, me, lost, begin, end],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
