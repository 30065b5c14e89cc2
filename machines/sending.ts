import { assign, type EventObject } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { isTooMany, noAnswer, type Refusal, readRefusal } from './refusal.ts';

/** Seconds to wait when the server says too many and not for how long. */
const UNSAID_WAIT = 30;

/** A form that is sent (sign-in, registration, a forgotten password): what its machine knows of the last try. */
export interface Sending {
  /** Why the last try did not work, until something else is tried. */
  refusal: Refusal | null;
  /** Seconds until one may try again after too many tries. */
  wait: number;
  /** Whether the answer takes long. */
  slow: boolean;
}

type Failed = { error: unknown };

/** Where every form begins. */
export const nothingSent: Sending = { refusal: null, wait: 0, slow: false };

/** How long a 429 makes one wait, in whole seconds. */
function waitOf(error: unknown): number {
  return Math.max(1, Math.ceil(readRefusal(error).retryAfter ?? UNSAID_WAIT));
}

/** An action of any machine that sends. XState's own type ties one to the events of its machine; written as a method it is not. */
type Action<Params> = { act(given: { context: Sending }, params: Params): void }['act'];

/** Changes what is known of the last try, in whatever machine sends. */
const change = <Params = undefined>(changed: (sending: Sending, params: Params) => Partial<Sending>): Action<Params> =>
  assign<Sending, EventObject, Params, EventObject, never>(({ context }, params) => changed(context, params));

/** What a machine that sends a form is made of besides its own: `setup({ … }).extend(sendingParts)`. Delays in milliseconds. */
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

/** A failed try: too many lead to `waiting`, beside it. */
export const tooMany = {
  guard: { type: 'isTooMany', params: ({ event }: { event: Failed }) => event },
  target: 'waiting',
  actions: { type: 'startWait', params: ({ event }: { event: Failed }) => event },
} as const;

/** A failed try for any other reason. */
export const refused = {
  target: 'refused',
  actions: { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event },
} as const;

/** While the answer is awaited: after `slowAnswer` it is said that it takes long, after `answerLimit` that none came. */
export const untilAnswered = {
  slowAnswer: { actions: 'saySlow' },
  answerLimit: { target: 'refused', actions: 'sayNoAnswer' },
} as const;

/** Each second counts down in the state `from`; when the wait is over it leads on. */
export const countDownTo = <From extends string, To extends string>(from: From, to: To) =>
  ({
    second: [
      { guard: 'isWaitOver', target: to, actions: 'countDown' },
      { target: from, reenter: true, actions: 'countDown' },
    ],
  }) as const;
