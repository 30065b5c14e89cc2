import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { noAnswer, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';
import { type AttemptChange, NOTHING_UNKEPT as NOTHING, type Unkept } from './attempt-changes.ts';

interface KeepingContext {
  /** Changes not sent yet. */
  unkept: Unkept;
  /** Changes being sent now. */
  sent: Unkept;
  /** Why the last changes are not saved. */
  refusal: Refusal | null;
}

export type KeepingEvent =
  | { type: 'work.changed'; change: AttemptChange }
  /** The network is back, or the person asks for another try. */
  | { type: 'work.retry' }
  /** The answers are being submitted: saving pauses, since the submission contains all of them. */
  | { type: 'work.hold' }
  /** The submission failed; saving resumes. */
  | { type: 'work.release' }
  /** There is a result: nothing can change any more. */
  | { type: 'work.drop' };

type Failed = { error: unknown };

/** Merges two sets of changes; the later change of a question or a page wins. */
function together(before: Unkept, after: Unkept): Unkept {
  return {
    chosen: { ...before.chosen, ...after.chosen },
    page: after.page ?? before.page,
    read: before.read || after.read,
  };
}

const withChange = (unkept: Unkept, change: AttemptChange): Unkept => together(unkept, { ...NOTHING, ...change });

/** All changes that the server may not have: those being sent and those not sent yet. */
export const unkeptOf = ({ sent, unkept }: Pick<KeepingContext, 'sent' | 'unkept'>): Unkept => together(sent, unkept);

/** Whether there are changes to send. */
export function isUnkept({ chosen, page, read }: Unkept): boolean {
  return Object.keys(chosen).length > 0 || page !== null || read;
}

const keepingSetup = setup({
  types: {
    // Changes of the last visit that the server did not save.
    input: {} as Unkept,
    context: {} as KeepingContext,
    events: {} as KeepingEvent,
  },
  actors: {
    save: providedBy<unknown, Unkept>('useAttempt'),
    /** Sends `work.retry` when the network is back. */
    watchNetwork: watcher,
  },
  actions: {
    // Provided by useAttempt: the attempt was submitted elsewhere.
    reload: () => {},
    // Provided by the attempt.
    sayKept: () => {},

    note: assign({
      unkept: ({ context }, { change }: { change: AttemptChange }) => withChange(context.unkept, change),
    }),
    send: assign({ sent: ({ context }) => context.unkept, unkept: NOTHING, refusal: null }),
    takeBack: assign({ unkept: ({ context }) => unkeptOf(context), sent: NOTHING }),
    forget: assign({ unkept: NOTHING, sent: NOTHING }),
    arrive: assign({ sent: NOTHING }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
  },
  guards: {
    hasMore: ({ context }) => isUnkept(context.unkept),
    // What is sent can no longer be taken: not now, and not later.
    isSettled: (_, { error }: Failed) => [400, 403, 404, 409].includes(readRefusal(error).status),
  },
  delays: { savePause: 600, retryPause: 5_000, answerLimit: ANSWER_LIMIT },
});

/**
 * Saves the answers of an attempt on the server while they are given: shortly after the last change, one call at a time, retried until
 * it succeeds. A change during a call is sent with the next one. Saving pauses during the submission, because a call after it would be
 * refused.
 */
export const keepingMachine = keepingSetup.createMachine({
  id: 'keeping',
  context: ({ input }) => ({ unkept: input, sent: NOTHING, refusal: null }),
  initial: 'beginning',
  on: { 'work.drop': { target: '.kept', actions: 'forget' } },
  states: {
    beginning: { always: [{ guard: 'hasMore', target: 'waiting' }, { target: 'kept' }] },
    kept: {
      entry: 'sayKept',
      on: {
        'work.hold': { target: 'held' },
        'work.changed': { target: 'waiting', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    waiting: {
      on: {
        'work.hold': { target: 'held' },
        'work.changed': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'note', params: ({ event }) => event },
        },
      },
      after: { savePause: { target: 'saving', actions: 'send' } },
    },
    saving: {
      on: {
        'work.changed': { actions: { type: 'note', params: ({ event }) => event } },
        'work.hold': { target: 'held', actions: 'takeBack' },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { sent } }) => sent,
        onDone: [
          { guard: 'hasMore', target: 'waiting', actions: 'arrive' },
          { target: 'kept', actions: 'arrive' },
        ],
        onError: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event },
            target: 'kept',
            actions: ['forget', 'reload'],
          },
          {
            target: 'unkept',
            actions: ['takeBack', { type: 'keepRefusal', params: ({ event }) => event }],
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'unkept',
          actions: ['takeBack', { type: 'keepRefusal', params: { error: noAnswer } }],
        },
      },
    },
    unkept: {
      invoke: { src: 'watchNetwork', input: ({ self }) => ({ machine: self }) },
      on: {
        'work.changed': { actions: { type: 'note', params: ({ event }) => event } },
        'work.retry': { target: 'saving', actions: 'send' },
        'work.hold': { target: 'held' },
      },
      after: { retryPause: { target: 'saving', actions: 'send' } },
    },
    held: {
      on: {
        'work.release': [{ guard: 'hasMore', target: 'waiting' }, { target: 'kept' }],
      },
    },
  },
});
