import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { sessionMachine } from './session.machine.ts';

const dead = refusalOf({ status: 401, code: 'session.dead' });
const network = refusalOf({ kind: 'network', code: 'network' });

const events = {
  'token read': { event: answers('readToken', 'token'), words: 'a token is found in this browser' },
  'no token read': { event: answers('readToken', null), words: 'no token is found in this browser' },
  'token unreadable': { event: fails('readToken', 'blocked'), words: 'the storage of this browser cannot be read' },
  'token read silent': {
    event: passes('answerLimit', 'session.readingToken'),
    words: 'the storage of this browser does not answer',
  },
  'signs in': { event: { type: 'token.stored' }, words: 'the person signs in' },
  'signs in elsewhere': { event: { type: 'token.found' }, words: 'the person signs in in another tab' },
  'signs out elsewhere': { event: { type: 'token.gone' }, words: 'the person signs out in another tab' },
  'session ends': { event: { type: 'session.lost', path: '/cart/' }, words: 'any call answers 401' },
  'signs out': { event: { type: 'session.end' }, words: 'the person signs out' },
  'getMe answers whole': { event: answers('getMe', { id: 1, complete: true }), words: 'the person is loaded' },
  'getMe answers part': {
    event: answers('getMe', { id: 1, complete: false }),
    words: 'the person is loaded, and some of their data is missing',
  },
  'getMe unauthorised': { event: fails('getMe', dead), words: 'the token turns out to be dead' },
  'getMe fails': { event: fails('getMe', network), words: 'the person cannot be loaded' },
  'getMe silent': {
    event: passes('answerLimit', 'session.loadingUser'),
    words: 'the person is not answered in time',
  },
  'retry silent': {
    event: passes('answerLimit', 'session.loadFailed.retrying'),
    words: 'the person is not answered in time again',
  },
  'pause passes': {
    event: passes('retryPause', 'session.loadFailed.pausing'),
    words: 'the pause before another try ends',
  },
  retries: { event: { type: 'user.retry' }, words: 'the person presses Try again' },
  'user completed': { event: { type: 'user.changed', complete: true }, words: 'the data of the person is whole' },
  'user incomplete': {
    event: { type: 'user.changed', complete: false },
    words: 'some of the data of the person is missing',
  },
  'signOut answers': { event: answers('signOut'), words: 'the server ends the session' },
  'signOut fails': { event: fails('signOut', network), words: 'the server cannot be told of it' },
  'signOut silent': {
    event: passes('signOutLimit', 'session.signingOut'),
    words: 'the server does not answer the sign-out',
  },
  'keeps a place': {
    event: { type: 'place.keep', path: '/cart/' },
    words: 'a place that needs sign-in is kept for later',
  },
  'forgets the place': { event: { type: 'place.forget' }, words: 'the kept place is reached' },
} as const;

/** Paths of the session: samples of its events, and what each state shows. Polling and the stored token are not visible. */
export const sessionPaths: PathsDefinition<typeof sessionMachine> = {
  name: 'session',
  machine: sessionMachine,
  input: undefined,
  nameOf: ({ value }: SnapshotFrom<typeof sessionMachine>) => statePath(value),
  events,
  states: {
    readingToken: { words: 'the page is being prepared', sights: [{ role: 'status', text: 'session:loading' }] },
    signedOut: { words: 'the sign-in is shown', sights: [{ role: 'button', text: 'login:submit' }] },
    loadingUser: { words: 'the page is being prepared', sights: [{ role: 'status', text: 'session:loading' }] },
    'loadFailed.pausing': {
      words: 'it is said that the account did not load and that one may try again',
      sights: [{ role: 'button', text: 'session:failed.retry', is: 'enabled' }],
    },
    'loadFailed.retrying': {
      words: 'another try is under way',
      sights: [
        { role: 'heading', text: 'session:failed.title' },
        { role: 'button', text: 'session:failed.retry', is: 'disabled' },
      ],
    },
    'signedIn.complete': {
      words: 'the shop is open',
      sights: [
        { role: 'link', text: 'frame:kind.flexible' },
        { role: 'heading', text: 'completion:title', is: 'absent' },
      ],
    },
    'signedIn.incomplete': {
      words: 'the missing data is asked for',
      sights: [{ role: 'heading', text: 'completion:title' }],
    },
    signingOut: { words: 'the session is being ended', sights: [{ role: 'status', text: 'session:leaving' }] },
  },
};
