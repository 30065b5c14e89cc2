import { assign, setup } from 'xstate';

/** A message to the person. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info';
  title?: string | undefined;
  text: string;
  /** specification.md 4: 3 s by default, 5 s when long. A message with an action stays 20 s, an error until it is closed. */
  long?: boolean | undefined;
  /** Factor of its time for people who need more (WCAG 2.2.1); 1 by default. */
  times?: number | undefined;
  /** An action that the message offers. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

interface Queue {
  /** Shown messages, oldest first. */
  shown: readonly ShownToast[];
  /** Messages waiting for a free place, the next first. */
  waiting: readonly ShownToast[];
  nextId: number;
}

interface ToastsContext extends Queue {
  /** Ids of the messages whose timer runs. */
  timed: readonly number[];
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: ToastMessage }
  | { type: 'toast.dismiss'; id: number }
  | { type: 'toast.expire'; id: number }
  /** The pointer or the focus is on a message. */
  | { type: 'toasts.pause' }
  | { type: 'toasts.resume' }
  | { type: 'toasts.clear' };

/** The most messages on the screen. */
export const MOST_SHOWN = 3;

/** Milliseconds that a message with an action stays: the minimum of WCAG 2.2.1 for reaching it. */
const TIME_TO_ACT = 20_000;

/**
 * specification.md 4 and 9, in milliseconds: 3 s, or 5 s when long, and 20 s where there is something to press;
 * null for errors, which stay (quality.md 4).
 */
export function lifeOf({ tone, long, action, times = 1 }: ToastMessage): number | null {
  if (tone === 'error') return null;
  if (action) return TIME_TO_ACT * times;
  return (long ? 5000 : 3000) * times;
}

/** Messages that do not make room soon: errors, and messages with an action. */
const stays = (toast: ToastMessage) => toast.tone === 'error' || toast.action !== undefined;

const timerOf = (id: number) => `toast-${id}`;
/** Whether two messages say the same; messages with an action are always different. */
const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone && one.title === other.title && one.text === other.text && !one.action && !other.action;

/** Fills free places; when messages that stay take all places, the oldest of them makes room. */
function filled({ shown, waiting, nextId }: Queue): Queue {
  const stuck = waiting.length > 0 && shown.length >= MOST_SHOWN && shown.every(stays);
  const kept = stuck ? shown.slice(1) : shown;
  const free = Math.max(0, MOST_SHOWN - kept.length);
  return { shown: [...kept, ...waiting.slice(0, free)], waiting: waiting.slice(free), nextId };
}

function added({ shown, waiting, nextId }: Queue, toast: ToastMessage): Queue {
  // A message that is already there is shown only once, as the newest.
  const differs = (other: ToastMessage) => !isSame(other, toast);
  return filled({
    shown: shown.filter(differs),
    waiting: [...waiting.filter(differs), { ...toast, id: nextId }],
    nextId: nextId + 1,
  });
}

const without = (context: Queue, id: number): Queue =>
  filled({
    ...context,
    shown: context.shown.filter((toast) => toast.id !== id),
    waiting: context.waiting.filter((toast) => toast.id !== id),
  });

const toasts = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
  },
  actions: {
    add: assign(({ context }, { toast }: { toast: ToastMessage }) => added(context, toast)),
    remove: assign(({ context }, { id }: { id: number }) => without(context, id)),
    removeAll: assign({ shown: [], waiting: [] }),
  },
  guards: {
    isShown: ({ context }, { id }: { id: number }) => context.shown.some((toast) => toast.id === id),
    isOnly: ({ context }, { id }: { id: number }) => context.shown.length === 1 && context.shown[0]?.id === id,
    isOneOfMany: ({ context }, { id }: { id: number }) =>
      context.shown.length > 1 && context.shown.some((toast) => toast.id === id),
  },
});

// Timers run for shown messages only; a waiting one has not been seen yet.
const startTimes = toasts.enqueueActions(({ context: { shown, timed }, enqueue }) => {
  for (const toast of shown.filter(({ id }) => !timed.includes(id))) {
    const delay = lifeOf(toast);
    if (delay !== null) enqueue.raise({ type: 'toast.expire', id: toast.id }, { id: timerOf(toast.id), delay });
  }
  enqueue.assign({ timed: shown.map(({ id }) => id) });
});

const stopTimes = toasts.enqueueActions(({ context: { timed }, enqueue }) => {
  for (const id of timed) enqueue.cancel(timerOf(id));
  enqueue.assign({ timed: [] });
});

/**
 * The only queue of messages (specification.md 4): at most three are shown, others wait. Timers stop while the pointer or the focus is
 * on a message, and restart with their full time.
 */
export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  context: { shown: [], waiting: [], timed: [], nextId: 1 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.show': { target: 'showing', actions: { type: 'add', params: ({ event }) => event } },
      },
    },
    showing: {
      initial: 'running',
      on: {
        'toasts.clear': { target: 'empty', actions: 'removeAll' },
        'toast.dismiss': {
          guard: { type: 'isOnly', params: ({ event }) => event },
          target: 'empty',
          actions: { type: 'remove', params: ({ event }) => event },
        },
      },
      states: {
        running: {
          entry: startTimes,
          on: {
            'toast.show': { actions: [{ type: 'add', params: ({ event }) => event }, startTimes] },
            'toast.expire': [
              {
                guard: { type: 'isOnly', params: ({ event }) => event },
                target: '#toasts.empty',
                actions: { type: 'remove', params: ({ event }) => event },
              },
              {
                guard: { type: 'isShown', params: ({ event }) => event },
                actions: [{ type: 'remove', params: ({ event }) => event }, startTimes],
              },
            ],
            'toast.dismiss': {
              guard: { type: 'isOneOfMany', params: ({ event }) => event },
              actions: [{ type: 'remove', params: ({ event }) => event }, startTimes],
            },
            'toasts.pause': { target: 'paused' },
          },
        },
        paused: {
          entry: stopTimes,
          on: {
            'toast.show': { actions: { type: 'add', params: ({ event }) => event } },
            'toast.dismiss': {
              guard: { type: 'isOneOfMany', params: ({ event }) => event },
              actions: { type: 'remove', params: ({ event }) => event },
            },
            'toasts.resume': { target: 'running' },
          },
        },
      },
    },
  },
});
