import { assign, cancel, raise, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';

/** Filters of the list of notifications. */
export interface NotificationFilters {
  /** Part of the text; '' for any. */
  search: string;
  /** Read, unread, or null for both. */
  previewed: boolean | null;
  /** Days as YYYY-MM-DD; '' for no limit. */
  dateFrom: string;
  dateTo: string;
}

export const noFilters: NotificationFilters = { search: '', previewed: null, dateFrom: '', dateTo: '' };

/** A bulk action whose answer is awaited. */
export type Work = { kind: 'readAll' } | { kind: 'deleteAll' } | { kind: 'delete'; id: number };

/** Whether a notification is, or may be, deleted by the action. */
export const isDoneTo = (work: Work, id: number): boolean =>
  work.kind === 'deleteAll' || (work.kind === 'delete' && work.id === id);

interface NotificationsContext {
  /** Text in the search field. */
  typed: string;
  filters: NotificationFilters;
  /** Id of the notification shown in full; null for none. */
  single: number | null;
  /** Why the notification could not be loaded. */
  refusal: Refusal | null;
  work: Work;
  /** Whether the modal was closed before the action was done. */
  left: boolean;
}

export type NotificationsEvent =
  | { type: 'list.open' }
  | { type: 'single.open'; id: number }
  | { type: 'modal.close' }
  /** From the query cache: the result of loading the list with the current filters. */
  | { type: 'list.changed'; found: 'ready' | 'empty' | 'failed' }
  | { type: 'list.retry' }
  /** Shows notifications that arrived while the list was open. */
  | { type: 'fresh.show' }
  | { type: 'search.type'; text: string }
  /** The pause after typing has passed. */
  | { type: 'search.commit' }
  | { type: 'filters.change'; filters: Partial<Omit<NotificationFilters, 'search'>> }
  | { type: 'filters.clear' }
  | { type: 'all.read' }
  | { type: 'notification.delete'; id: number }
  | { type: 'deletion.ask' }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.confirm' };

export const nothingYet: NotificationsContext = {
  typed: '',
  filters: noFilters,
  single: null,
  refusal: null,
  work: { kind: 'readAll' },
  left: false,
};

/** specification.md 5: the end is not before the start; the one chosen last wins. */
function inOrder(before: NotificationFilters, change: Partial<NotificationFilters>): NotificationFilters {
  const { dateFrom, dateTo, ...rest } = { ...before, ...change };
  if (!dateFrom || !dateTo || dateFrom <= dateTo) return { ...rest, dateFrom, dateTo };
  return change.dateTo ? { ...rest, dateFrom: '', dateTo } : { ...rest, dateFrom, dateTo: '' };
}

/** Setup of the notifications machine; its states are in notifications.machine.ts. */
export const notificationsSetup = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: {
    readOne: providedBy<unknown, { id: number }>('NotificationsHost'),
    doWork: providedBy<unknown, Work>('NotificationsHost'),
    watchList: watcher,
  },
  actions: {
    // Provided by NotificationsHost.
    seeAll: () => {},
    retryList: () => {},
    reload: () => {},
    sayDone: (_, _done: { work: Work }) => {},
    sayFailed: () => {},
    logFailure: (_, _failure: { error: unknown }) => {},

    keepSingle: assign({ single: (_, { id }: { id: number }) => id, refusal: null }),
    dropSingle: assign({ single: null, refusal: null }),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => readRefusal(error) }),
    keepTyped: assign({ typed: (_, { text }: { text: string }) => text }),
    // specification.md 9: the search waits until one has stopped typing.
    awaitPause: raise({ type: 'search.commit' }, { delay: 'searchPause', id: 'searchPause' }),
    forgetPause: cancel('searchPause'),
    keepSearch: assign({ filters: ({ context }) => ({ ...context.filters, search: context.typed.trim() }) }),
    keepFilters: assign({
      filters: ({ context }, { filters }: { filters: Partial<NotificationFilters> }) =>
        inOrder(context.filters, filters),
    }),
    clearFilters: assign({ typed: '', filters: noFilters }),
    keepWork: assign({ work: (_, { work }: { work: Work }) => work, left: false }),
    leave: assign({ left: true }),
    comeBack: assign({ left: false }),
    // `work` may stay: it is set whenever work begins.
    startOver: assign({ typed: '', filters: noFilters, single: null, refusal: null }),
  },
  guards: {
    isReady: (_, { found }: { found: string }) => found === 'ready',
    isEmpty: (_, { found }: { found: string }) => found === 'empty',
    isAnotherSearch: ({ context }) => context.typed.trim() !== context.filters.search,
    hasLeft: ({ context }) => context.left,
    isReadingAnother: ({ context: { single, work } }) => single !== null && !isDoneTo(work, single),
  },
  delays: { searchPause: 400, answerLimit: ANSWER_LIMIT },
});
