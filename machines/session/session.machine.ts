import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost } from '../refusal.ts';
import { safeWayBack } from './route-guard.ts';

/** The fields of the signed-in person that the session needs. */
export interface SignedInPerson {
  id: number;
  /** Whether the profile is complete (specification.md 4, account completion). */
  complete: boolean;
}

interface SessionContext {
  /** The page that the person wanted before signing in. */
  wayBack: string | null;
  /** Id of the last person signed in, to whom `wayBack` belongs. */
  owner: number | null;
  /** Whether the person signed out deliberately, so that the next one does not land on the page they left. */
  left: boolean;
  /** Whether the server ended the session, so that the sign-in page can say so. */
  ended: boolean;
  /** Number of failures in a row to load the person. */
  failures: number;
}

export type SessionEvent =
  /** Signed in in this tab; the token is stored already. */
  | { type: 'token.stored' }
  /** Another tab signed in. */
  | { type: 'token.found' }
  /** Another tab signed out. */
  | { type: 'token.gone' }
  /** A 401 on any call (specification.md 8); `path` is where the person was. */
  | { type: 'session.lost'; path: string }
  /** The person signs out. */
  | { type: 'session.end' }
  /** The person was loaded again. */
  | { type: 'user.changed'; complete: boolean }
  | { type: 'user.retry' }
  /** A route that needs sign-in was opened without it. */
  | { type: 'place.keep'; path: string }
  /** The place was reached or is no longer wanted. */
  | { type: 'place.forget' };

const MINUTE = 60_000;

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    readToken: providedBy<string | null>('SessionProvider'),
    getMe: providedBy<SignedInPerson>('SessionProvider'),
    signOut: providedBy<void>('SessionProvider'),
  },
  actions: {
    removeToken: () => {}, // provided by SessionProvider

    // A sign-in page is not a place to return to, so it does not replace a stored one.
    keepPlace: assign({
      wayBack: ({ context }, { path }: { path: string }) =>
        context.left ? null : (safeWayBack(path) ?? context.wayBack),
    }),
    // Another person starts on the home page instead of the former person's place.
    keepOwner: assign(({ context: { owner, wayBack } }, { id }: SignedInPerson) => ({
      owner: id,
      wayBack: owner === null || owner === id ? wayBack : null,
    })),
    sayLeft: assign({ left: true }),
    forgetLeft: assign({ left: false }),
    forgetPlace: assign({ wayBack: null }),
    sayEnded: assign({ ended: true }),
    forgetEnded: assign({ ended: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    isToken: (_, { token }: { token: string | null }) => token !== null && token !== '',
    isComplete: (_, { complete }: Pick<SignedInPerson, 'complete'>) => complete,
    isSessionLost: (_, { error }: { error: unknown }) => isSessionLost(error),
  },
  delays: {
    answerLimit: ANSWER_LIMIT,
    signOutLimit: 3000,
    // 1, 2, 4 … 60 s, so that a server in trouble is not hammered.
    retryPause: ({ context }) => Math.min(MINUTE, 1000 * 2 ** Math.max(0, context.failures - 1)),
  },
});

const loses = session.createStateConfig({
  on: {
    'session.lost': {
      target: '#session.signedOut',
      actions: ['sayEnded', { type: 'keepPlace', params: ({ event }) => event }],
    },
    'session.end': { target: '#session.signingOut', actions: 'sayLeft' },
    'token.gone': { target: '#session.signedOut' },
    'token.found': { target: '#session.loadingUser', reenter: true },
    'token.stored': { target: '#session.loadingUser', reenter: true },
  },
});

const loading = session.createStateConfig({
  invoke: {
    id: 'getMe',
    src: 'getMe',
    onDone: [
      {
        guard: { type: 'isComplete', params: ({ event }) => event.output },
        target: '#session.signedIn.complete',
        actions: { type: 'keepOwner', params: ({ event }) => event.output },
      },
      {
        target: '#session.signedIn.incomplete',
        actions: { type: 'keepOwner', params: ({ event }) => event.output },
      },
    ],
    onError: [
      {
        guard: { type: 'isSessionLost', params: ({ event }) => event },
        target: '#session.signedOut',
        actions: 'sayEnded',
      },
      { target: '#session.loadFailed' },
    ],
  },
  after: { answerLimit: { target: '#session.loadFailed' } },
});

const begin: SessionContext = { wayBack: null, owner: null, left: false, ended: false, failures: 0 };

/**
 * The session (specification.md 2, 4 and 8). The token is in the browser's storage and the person in the query cache; the machine only
 * knows whether they are there.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: begin,
  on: {
    'place.keep': { actions: { type: 'keepPlace', params: ({ event }) => event } },
    'place.forget': { actions: 'forgetPlace' },
  },
  initial: 'readingToken',
  states: {
    readingToken: {
      invoke: {
        id: 'readToken',
        src: 'readToken',
        onDone: [
          { guard: { type: 'isToken', params: ({ event }) => ({ token: event.output }) }, target: 'loadingUser' },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
      after: { answerLimit: { target: 'signedOut' } },
    },
    signedOut: {
      exit: ['forgetEnded', 'forgetLeft'],
      on: { 'token.stored': { target: 'loadingUser' }, 'token.found': { target: 'loadingUser' } },
    },
    loadingUser: { ...loses, ...loading },
    loadFailed: {
      ...loses,
      entry: 'countFailure',
      initial: 'pausing',
      states: {
        pausing: {
          on: { 'user.retry': { target: 'retrying' } },
          after: { retryPause: { target: 'retrying' } },
        },
        retrying: loading,
      },
    },
    signedIn: {
      ...loses,
      entry: 'forgetFailures',
      initial: 'complete',
      states: {
        complete: {
          on: {
            'user.changed': {
              guard: { type: 'isComplete', params: ({ event }) => ({ complete: !event.complete }) },
              target: 'incomplete',
            },
          },
        },
        incomplete: {
          on: {
            'user.changed': { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'complete' },
          },
        },
      },
    },
    signingOut: {
      exit: ['removeToken', 'forgetPlace'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
      after: { signOutLimit: { target: 'signedOut' } },
    },
  },
});

/** Snapshot of a session without a token. */
export const nobodyHere = sessionMachine.resolveState({ value: 'signedOut', context: begin });
