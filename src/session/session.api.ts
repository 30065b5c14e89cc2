import { fromPromise } from 'xstate';
import { signOut } from '#contract/session/session.contract.ts';
import type { SignedInPerson } from '#machines/session/session.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readToken } from '../api/token.ts';
import type { KnownPerson } from './load-user.ts';

/** The calls of the session; what they tell of the person goes to `know` as well. */
export function sessionActors(know: (known: KnownPerson) => void) {
  return {
    readToken: fromPromise<string | null>(async () => readToken()),
    getMe: fromPromise<SignedInPerson>(async () => {
      // The person and all their data are no part of the first load of the sign-in.
      const { loadUser } = await import('./load-user.ts');
      const known = await loadUser();
      know(known);
      return known;
    }),
    // It goes on when the window is closed, and when nobody waits for its answer any more.
    signOut: fromPromise<void>(() => callEndpoint(signOut, { keepalive: true })),
  };
}
