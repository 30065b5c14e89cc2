import { assign, setup } from 'xstate';

/** Something to be said to the person. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info';
  title?: string | undefined;
  text: string;
  /** specification.md 4: 3 s as a rule, 5 s when long. What has an action stays 20 s, errors until they are closed. */
  long?: boolean | undefined;
  /** So many times as long, for whoever wants more time (WCAG 2.2.1); once unless it is given. */
  times?: number | undefined;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

interface Queue {
  /** The oldest first. */
  shown: readonly ShownToast[];
  /** The messages that wait for a place, the next first. */
  waiting: readonly ShownToast[];
  nextId: number;
}

interface ToastsContext extends Queue {
  /** The ids of the messages whose time runs. */
  timed: readonly number[];
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: ToastMessage }
  | { type: 'toast.dismiss'; id: number }
  | { type: 'toast.expire'; id: number }
  /** The pointer or the focus is on them. */
  | { type: 'toasts.pause' }
  | { type: 'toasts.resume' }
  | { type: 'toasts.clear' };

/** How many are on the screen at once. */
export const MOST_SHOWN = 3;

/** Milliseconds for what can be done about a message: the least that WCAG 2.2.1 leaves a person to get there. */
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

/** Nobody waits for a place until one of these goes by itself. */
const stays = (toast: ToastMessage) => toast.tone === 'error' || toast.action !== undefined;

const timerOf = (id: number) => `toast-${id}`;
/** Whether one of them says all that both say; what can be pressed is about something of its own. */
const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone && one.title === other.title && one.text === other.text && !one.action && !other.action;

/** Fills free places; when only what stays is in the way, the oldest of them gives its place. */
function filled({ shown, waiting, nextId }: Queue): Queue {
  const stuck = waiting.length > 0 && shown.length >= MOST_SHOWN && shown.every(stays);
  const kept = stuck ? shown.slice(1) : shown;
  const free = Math.max(0, MOST_SHOWN - kept.length);
  return { shown: [...kept, ...waiting.slice(0, free)], waiting: waiting.slice(free), nextId };
}

function added({ shown, waiting, nextId }: Queue, toast: ToastMessage): Queue {
  // A message that is there already is shown once, as the newest.
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

// Time runs for what is shown; a toast that waits for a place has not been seen yet.
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
 * The one queue of messages (specification.md 4): at most three at once, the others wait for a place. Under the pointer and the focus
 * time stands still; afterwards each has its whole time again.
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
