import { fromPromise } from 'xstate';
import { signOut } from '#contract/session/session.contract.ts';
import type { SignedInPerson } from '#machines/session/session.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readToken } from '../api/token.ts';
import type { KnownPerson } from './load-user.ts';

/** Actors of the session machine; the loaded person is passed to `know` as well. */
export function sessionActors(know: (known: KnownPerson) => void) {
  return {
    readToken: fromPromise<string | null>(async () => readToken()),
    getMe: fromPromise<SignedInPerson>(async () => {
      // Code for the person's data is not part of the first load of the sign-in.
      const { loadUser } = await import('./load-user.ts');
      const known = await loadUser();
      know(known);
      return known;
    }),
    // `keepalive`: the call finishes even when the window is closed or the machine has stopped waiting.
    signOut: fromPromise<void>(() => callEndpoint(signOut, { keepalive: true })),
  };
}
