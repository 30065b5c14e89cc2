import { noAnswer } from '../refusal.ts';
import { nothingYet, notificationsSetup } from './notifications.setup.ts';

export {
  isDoneTo,
  type NotificationFilters,
  type NotificationsEvent,
  noFilters,
  type Work,
} from './notifications.setup.ts';

const typing = notificationsSetup.createStateConfig({
  on: {
    'search.type': {
      actions: ['forgetPause', { type: 'keepTyped', params: ({ event }) => event }, 'awaitPause'],
    },
  },
});

const list = notificationsSetup.createStateConfig({
  initial: 'loading',
  // A search that is typed but not applied yet still applies on coming back.
  exit: 'keepSearch',
  invoke: { src: 'watchList', input: ({ self }) => ({ machine: self }) },
  on: {
    'modal.close': { target: 'closed' },
    'single.open': { target: 'single', actions: { type: 'keepSingle', params: ({ event }) => event } },
    // The query cache holds the list; the machine only knows whether there is anything to show.
    'list.changed': [
      { guard: { type: 'isReady', params: ({ event }) => event }, target: '.ready' },
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.empty' },
      { target: '.failed' },
    ],
    ...typing.on,
    'search.commit': { guard: 'isAnotherSearch', target: '.loading', actions: 'keepSearch' },
    'filters.change': {
      target: '.loading',
      actions: { type: 'keepFilters', params: ({ event }) => event },
    },
    'filters.clear': { target: '.loading', actions: 'clearFilters' },
  },
  states: {
    loading: {},
    ready: {
      on: {
        'all.read': {
          target: '#notifications.working',
          actions: { type: 'keepWork', params: () => ({ work: { kind: 'readAll' } }) },
        },
        'notification.delete': {
          target: '#notifications.working',
          actions: { type: 'keepWork', params: ({ event }) => ({ work: { kind: 'delete', id: event.id } }) },
        },
        'deletion.ask': { target: '#notifications.confirmingDeleteAll' },
        'fresh.show': { actions: 'seeAll' },
      },
    },
    empty: {},
    failed: { on: { 'list.retry': { target: 'loading', actions: 'retryList' } } },
  },
});

/**
 * The notifications over any page (specification.md 2 and 4): the list with its filters, one notification in full, and bulk actions.
 * Marking one as read changes no state here: the query cache does it.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: nothingYet,
  initial: 'closed',
  states: {
    closed: {
      entry: 'startOver',
      on: {
        // product.md 4: opening the modal marks all as seen.
        'list.open': { target: 'list', actions: 'seeAll' },
        'single.open': { target: 'single', actions: { type: 'keepSingle', params: ({ event }) => event } },
      },
    },
    list,
    single: {
      on: {
        'list.open': { target: 'list', actions: 'dropSingle' },
        'single.open': {
          target: 'single',
          reenter: true,
          actions: { type: 'keepSingle', params: ({ event }) => event },
        },
        'modal.close': { target: 'closed' },
        'notification.delete': {
          target: 'working',
          actions: { type: 'keepWork', params: ({ event }) => ({ work: { kind: 'delete', id: event.id } }) },
        },
      },
      // specification.md 4: a notification that is opened singly is marked as read; specification.md 8: a failure of that is only logged.
      invoke: {
        id: 'readOne',
        src: 'readOne',
        input: ({ context }) => ({ id: context.single ?? 0 }),
        onDone: { actions: 'reload' },
        onError: {
          actions: [
            { type: 'logFailure', params: ({ event }) => event },
            { type: 'keepRefusal', params: ({ event }) => event },
          ],
        },
      },
    },
    confirmingDeleteAll: {
      on: {
        'deletion.cancel': { target: 'list' },
        'deletion.confirm': {
          target: 'working',
          actions: { type: 'keepWork', params: () => ({ work: { kind: 'deleteAll' } }) },
        },
        'modal.close': { target: 'closed' },
      },
    },
    working: {
      // The list can still be used while the action is running.
      on: {
        ...typing.on,
        'search.commit': { guard: 'isAnotherSearch', actions: 'keepSearch' },
        'filters.change': { actions: { type: 'keepFilters', params: ({ event }) => event } },
        'filters.clear': { actions: 'clearFilters' },
        'list.retry': { actions: 'retryList' },
        'fresh.show': { actions: 'seeAll' },
        // A notification opened meanwhile is shown immediately, and marked as read once the action is done.
        'single.open': { actions: [{ type: 'keepSingle', params: ({ event }) => event }, 'comeBack'] },
        'list.open': [{ guard: 'hasLeft', actions: ['comeBack', 'seeAll'] }, { actions: 'dropSingle' }],
        // The action continues after the window is closed, and a message reports its result.
        'modal.close': { actions: ['leave', 'startOver'] },
      },
      exit: ['keepSearch', 'reload'],
      invoke: {
        id: 'doWork',
        src: 'doWork',
        input: ({ context }) => context.work,
        onDone: [
          {
            guard: 'hasLeft',
            target: 'closed',
            actions: { type: 'sayDone', params: ({ context }) => context },
          },
          {
            guard: 'isReadingAnother',
            target: 'single',
            actions: { type: 'sayDone', params: ({ context }) => context },
          },
          {
            target: 'list',
            actions: ['dropSingle', { type: 'sayDone', params: ({ context }) => context }],
          },
        ],
        onError: [
          {
            guard: 'hasLeft',
            target: 'closed',
            actions: ['sayFailed', { type: 'logFailure', params: ({ event }) => event }],
          },
          {
            guard: 'isReadingAnother',
            target: 'single',
            actions: ['sayFailed', { type: 'logFailure', params: ({ event }) => event }],
          },
          {
            target: 'list',
            actions: ['dropSingle', 'sayFailed', { type: 'logFailure', params: ({ event }) => event }],
          },
        ],
      },
      after: {
        answerLimit: [
          {
            guard: 'hasLeft',
            target: 'closed',
            actions: ['sayFailed', { type: 'logFailure', params: { error: noAnswer } }],
          },
          {
            guard: 'isReadingAnother',
            target: 'single',
            actions: ['sayFailed', { type: 'logFailure', params: { error: noAnswer } }],
          },
          {
            target: 'list',
            actions: ['dropSingle', 'sayFailed', { type: 'logFailure', params: { error: noAnswer } }],
          },
        ],
      },
    },
  },
});
