import { createContext, useContext } from 'react';
import type { KnownPerson } from './load-user.ts';
import type { SessionProps } from './session-props.ts';

/** Where the session is, and what a person can do about it. */
export interface Session extends SessionProps {
  admin: boolean;
  companyAdmin: boolean;
  corporate: boolean;
  /** Begins a session with a token from the server. */
  begin: (token: string) => void;
  /** Ends it by choice, here and on the server. */
  end: () => void;
  /** Loads the person again after it failed. */
  retry: () => void;
  /** Tells what the newest refresh says of the person. */
  know: (known: KnownPerson) => void;
  /** Remembers where a person was going, until they are there. */
  keepPlace: (path: string) => void;
  forgetPlace: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the SessionProvider around it');
  return session;
}
