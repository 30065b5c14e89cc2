import { assign, type EventObject } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { isTooMany, noAnswer, type Refusal, readRefusal } from './refusal.ts';

/** Seconds to wait after a 429 without a `Retry-After`. */
const UNSAID_WAIT = 30;

/** A form that is sent (sign-in, registration, forgotten password): state of the last attempt. */
export interface Sending {
  /** Why the last attempt failed, until the next one starts. */
  refusal: Refusal | null;
  /** Seconds until the next attempt is allowed after too many. */
  wait: number;
  /** Whether the answer takes unusually long. */
  slow: boolean;
}

type Failed = { error: unknown };

/** Initial state of every form. */
export const nothingSent: Sending = { refusal: null, wait: 0, slow: false };

/** Seconds to wait after a 429, as a whole number. */
function waitOf(error: unknown): number {
  return Math.max(1, Math.ceil(readRefusal(error).retryAfter ?? UNSAID_WAIT));
}

/**
 * An action for any machine with `Sending` in its context. XState's own type is bound to one machine's events (property variance);
 * declared as a method it is not.
 */
type Action<Params> = { act(given: { context: Sending }, params: Params): void }['act'];

/** Creates an action that changes the state of the last attempt in any such machine. */
const change = <Params = undefined>(changed: (sending: Sending, params: Params) => Partial<Sending>): Action<Params> =>
  assign<Sending, EventObject, Params, EventObject, never>(({ context }, params) => changed(context, params));

/** Actions, guards and delays that a machine of a form adds to its own: `setup({ … }).extend(sendingParts)`. Delays in milliseconds. */
export const sendingParts = {
  actions: {
    keepRefusal: change((_, { error }: Failed) => ({ refusal: readRefusal(error) })),
    forgetRefusal: change(() => ({ refusal: null })),
    startWait: change((_, { error }: Failed) => ({ wait: waitOf(error) })),
    countDown: change(({ wait }) => ({ wait: wait - 1 })),
    sayNoAnswer: change(() => ({ refusal: noAnswer })),
    saySlow: change(() => ({ slow: true })),
    forgetSlow: change(() => ({ slow: false })),
  },
  guards: {
    isTooMany: (_: unknown, { error }: Failed) => isTooMany(error),
    isWaitOver: ({ context }: { context: Sending }) => context.wait <= 1,
  },
  delays: { second: 1000, slowAnswer: 4000, answerLimit: ANSWER_LIMIT },
};

/** Transition after a 429, to `waiting`. */
export const tooMany = {
  guard: { type: 'isTooMany', params: ({ event }: { event: Failed }) => event },
  target: 'waiting',
  actions: { type: 'startWait', params: ({ event }: { event: Failed }) => event },
} as const;

/** Transition after any other failure. */
export const refused = {
  target: 'refused',
  actions: { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event },
} as const;

/** Delays while an answer is awaited: `slowAnswer` reports that it takes long, `answerLimit` that there was none. */
export const untilAnswered = {
  slowAnswer: { actions: 'saySlow' },
  answerLimit: { target: 'refused', actions: 'sayNoAnswer' },
} as const;

/** Counts down once a second in the state `from`; leads to `to` when the wait is over. */
export const countDownTo = <From extends string, To extends string>(from: From, to: To) =>
  ({
    second: [
      { guard: 'isWaitOver', target: to, actions: 'countDown' },
      { target: from, reenter: true, actions: 'countDown' },
    ],
  }) as const;
