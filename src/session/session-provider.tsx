import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { nobodyHere, sessionMachine } from '#machines/session/session.machine.ts';
import {
  onSessionLost,
  onTokenChangedElsewhere,
  readToken,
  removeToken,
  storeToken,
  takeToken,
  tellSessionOver,
} from '../api/token.ts';
import { forgetCopies, forgetWork } from '../ground/forget-kept.ts';
import type { KnownPerson } from './load-user.ts';
import { sessionActors } from './session.api.ts';
import { type Session, SessionContext } from './session-context.ts';
import { type SessionStatus, sessionProps } from './session-props.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

type Deeds = Pick<Session, 'begin' | 'end' | 'retry' | 'know' | 'keepPlace' | 'forgetPlace'>;

const nobody: KnownPerson = { id: 0, complete: false, admin: false, companyAdmin: false, corporate: false };

/** Provides the session to its children. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(nobody);
  const machine = useMemo(
    () => sessionMachine.provide({ actors: sessionActors(setKnown), actions: { removeToken } }),
    [],
  );
  // Without a token the first rendering starts signed out already: the page has drawn the sign-in (src/app/first-paint.tsx).
  const [options] = useState(() => {
    takeToken();
    return readToken() ? {} : { snapshot: nobodyHere };
  });
  const actor = useActorRef(machine, options);
  const snapshot = useArrival(useSelector(actor, (current) => current));
  // These functions are stable, so that an effect that calls one does not run again because of the call.
  const deeds = useMemo<Deeds>(
    () => ({
      begin: (token) => {
        storeToken(token);
        actor.send({ type: 'token.stored' });
      },
      end: () => {
        forgetWork();
        actor.send({ type: 'session.end' });
      },
      retry: () => actor.send({ type: 'user.retry' }),
      know: (newest) => {
        setKnown(newest);
        actor.send({ type: 'user.changed', complete: newest.complete });
      },
      keepPlace: (path) => actor.send({ type: 'place.keep', path }),
      forgetPlace: () => actor.send({ type: 'place.forget' }),
    }),
    [actor],
  );
  const { admin, companyAdmin, corporate } = known;
  const session = useMemo<Session>(
    () => ({ ...sessionProps(snapshot), admin, companyAdmin, corporate, ...deeds }),
    [snapshot, admin, companyAdmin, corporate, deeds],
  );
  useWorld(actor);
  useForgetting(session.status);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The current session, except that a person's arrival is rendered as deferred value: the page of the shop is large, and must
 * not block input while it renders. Leaving is rendered immediately.
 */
function useArrival(newest: Snapshot): Snapshot {
  const drawn = useDeferredValue(newest);
  const arrives = newest.matches('signedIn') && sessionProps(drawn).status === 'loading';
  return arrives ? drawn : newest;
}

/** Events from outside the machine: a 401 on any call (specification.md 8), and other tabs. */
function useWorld(actor: { send: (event: WorldEvent) => void }) {
  useEffect(() => {
    const stopLost = onSessionLost(() => {
      actor.send({ type: 'session.lost', path: `${location.pathname}${location.search}${location.hash}` });
    });
    const stopElsewhere = onTokenChangedElsewhere((token) => {
      actor.send({ type: token ? 'token.found' : 'token.gone' });
    });
    // Retries as soon as the network is back.
    const retry = () => actor.send({ type: 'user.retry' });
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      stopLost();
      stopElsewhere();
    };
  }, [actor]);
}

type WorldEvent =
  | { type: 'session.lost'; path: string }
  | { type: 'token.found' }
  | { type: 'token.gone' }
  | { type: 'user.retry' };

/** Clears a person's data after their screens are unmounted, which need it until then; also on signing out before the person was loaded. */
function useForgetting(status: SessionStatus) {
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status && (before.current === 'signedIn' || status === 'signedOut')) {
      tellSessionOver();
      forgetCopies();
    }
    before.current = status;
  }, [status]);
}
