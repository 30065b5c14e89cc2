import { createContext, useContext } from 'react';
import type { KnownPerson } from './load-user.ts';
import type { SessionProps } from './session-props.ts';

/** State of the session, and the functions that change it. */
export interface Session extends SessionProps {
  admin: boolean;
  companyAdmin: boolean;
  corporate: boolean;
  /** Starts a session with a token from the server. */
  begin: (token: string) => void;
  /** Signs out, here and on the server. */
  end: () => void;
  /** Loads the person again after a failure. */
  retry: () => void;
  /** Updates the guard's facts of the person after a refresh. */
  know: (known: KnownPerson) => void;
  /** Remembers the path a person wanted to open, until they have opened it. */
  keepPlace: (path: string) => void;
  forgetPlace: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the SessionProvider around it');
  return session;
}
