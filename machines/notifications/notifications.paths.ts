import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { isDoneTo, notificationsMachine } from './notifications.machine.ts';

const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });

const events = {
  'opens the list': { event: { type: 'list.open' }, words: 'the person opens the notifications' },
  'opens one': { event: { type: 'single.open', id: 2 }, words: 'the person opens a notification' },
  closes: { event: { type: 'modal.close' }, words: 'the person closes the notifications' },
  'list arrives': { event: { type: 'list.changed', found: 'ready' }, words: 'the list is there' },
  'list arrives empty': { event: { type: 'list.changed', found: 'empty' }, words: 'there is nothing in the list' },
  'list fails': { event: { type: 'list.changed', found: 'failed' }, words: 'the list cannot be loaded' },
  retries: { event: { type: 'list.retry' }, words: 'the person presses Try again' },
  'shows the new ones': { event: { type: 'fresh.show' }, words: 'the person asks for those that came meanwhile' },
  'types a search': { event: { type: 'search.type', text: 'ticket' }, words: 'the person types what they look for' },
  'typing pauses': { event: { type: 'search.commit' }, words: '400 milliseconds pass' },
  'chooses unread': {
    event: { type: 'filters.change', filters: { previewed: false } },
    words: 'the person chooses the unread ones',
  },
  'clears filters': { event: { type: 'filters.clear' }, words: 'the person takes all filters off' },
  'reads all': { event: { type: 'all.read' }, words: 'the person marks all as read' },
  'deletes one': { event: { type: 'notification.delete', id: 2 }, words: 'the person deletes a notification' },
  'asks to delete all': { event: { type: 'deletion.ask' }, words: 'the person presses Delete all' },
  declines: { event: { type: 'deletion.cancel' }, words: 'the person cancels in the dialog' },
  confirms: { event: { type: 'deletion.confirm' }, words: 'the person confirms in the dialog' },
  'mark saved': { event: answers('readOne', {}), words: 'the server marks it as read' },
  'mark fails': { event: fails('readOne', broken), words: 'the server does not mark it as read' },
  'work done': { event: answers('doWork', { count: 3 }), words: 'the server has done it' },
  'work fails': { event: fails('doWork', broken), words: 'the server fails' },
  'work unauthorised': {
    event: fails('doWork', refusalOf({ status: 401, code: 'session.missing' })),
    words: 'the session is over, and the person signs in again',
  },
  'work unreachable': {
    event: fails('doWork', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be reached',
  },
  'work silent': {
    event: passes('answerLimit', 'notifications.working'),
    words: 'the server does not answer in time',
  },
} as const;

/** The state, and what of the context decides the next steps. */
function nameOf({ value, context }: SnapshotFrom<typeof notificationsMachine>): string {
  const path = statePath(value);
  const { typed, filters, work, single, left } = context;
  const isTyping = typed.trim() !== filters.search && 'typing';
  if (path.startsWith('list')) return notedName(path, isTyping);
  if (path !== 'working') return path;
  // Behind the dialog that says that all are deleted it does not matter what is read.
  const isReading = single !== null && work.kind !== 'deleteAll';
  const reading = isReading && (isDoneTo(work, single) ? 'reading it' : 'reading another');
  return notedName(path, left && 'left', reading, work.kind, isTyping);
}

const notedName = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ');

const modal = { role: 'dialog', text: 'notifications:title' } as const;
const failed = { role: 'heading', text: 'notifications:failedTitle' } as const;
const empty = { role: 'heading', text: 'notifications:emptyTitle' } as const;
const loading = { role: 'status', text: 'notifications:loading' } as const;
const deleteAll = { role: 'button', text: 'notifications:deleteAll' } as const;
const search = { role: 'searchbox', text: 'notifications:search' } as const;
/** While the search text is typed, the list stays as it was. */
const typing = [modal, search];
const back = { role: 'button', text: 'notifications:back' } as const;
const reading = [
  modal,
  { ...back, is: 'enabled' },
  { role: 'button', text: 'notifications:delete', is: 'disabled' },
] as const;

/** Paths of the notifications: samples of its events, and what each state shows. */
export const notificationsPaths: PathsDefinition<typeof notificationsMachine> = {
  name: 'notifications',
  machine: notificationsMachine,
  input: undefined,
  nameOf,
  events,
  states: {
    closed: { words: 'the page is as it was', sights: [{ ...modal, is: 'absent' }] },
    'list.loading': { words: 'the list is being loaded', sights: [modal, loading], noted: { typing } },
    'list.ready': {
      words: 'the list is shown',
      sights: [modal, { ...deleteAll, is: 'enabled' }, { ...loading, is: 'absent' }],
      noted: { typing },
    },
    'list.empty': {
      words: 'it is said that there is nothing',
      sights: [modal, empty, { ...deleteAll, is: 'absent' }],
      noted: { typing },
    },
    'list.failed': {
      words: 'it is said that the list cannot be loaded, with a way to try again',
      sights: [modal, failed, { role: 'button', text: 'notifications:retry' }],
      noted: { typing },
    },
    single: { words: 'the notification is shown whole', sights: [modal, { ...back, is: 'enabled' }] },
    confirmingDeleteAll: {
      words: 'a dialog asks whether to delete all',
      sights: [{ role: 'alertdialog', text: 'notifications:confirm.title' }],
    },
    working: {
      words: 'the server is asked, and nothing else can be begun',
      sights: [modal],
      noted: {
        left: [{ ...modal, is: 'absent' }],
        'reading it': reading,
        'reading another': reading,
        readAll: [modal, { role: 'button', text: 'notifications:readAll', is: 'disabled' }],
        deleteAll: [{ role: 'button', text: 'notifications:confirm.working', is: 'disabled' }],
      },
    },
  },
};
