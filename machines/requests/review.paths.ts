import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { type ReviewedRequest, reviewMachine } from './review.machine.ts';

type Snapshot = SnapshotFrom<typeof reviewMachine>;

const seenAs = (changes: Partial<ReviewedRequest>): ReviewedRequest =>
  Object.assign({ id: 41, company: null, own: false, seen: { status: 'pending', comment: null } } as const, changes);

export const OPEN = seenAs({});
export const input = { request: OPEN, wait: 6000 } as const;

export const overtaken = refusalOf({
  status: 409,
  code: 'requests.status',
  message: 'Zahtev je već prihvaćen.',
  body: {
    status: 'accepted',
    by: { id: 9, name: 'Sara Ilić' },
    at: '2026-11-20T09:12:00.000Z',
    reason: '',
  },
});

export const changed = refusalOf({
  status: 409,
  code: 'requests.seen',
  message: 'Zahtev se promenio otkad ga gledaš. Ništa nije odlučeno.',
});

export const own = refusalOf({
  status: 403,
  code: 'requests.own',
  message: 'Tvoj zahtev mora da pregleda neko drugi.',
});

const looking = {
  'sees it open': {
    event: { type: 'request.seen', request: seenAs({ seen: { status: 'in_review', comment: 5 } }) },
    words: 'it is read anew, and is in review',
  },
  'sees it decided': {
    event: { type: 'request.seen', request: seenAs({ seen: { status: 'accepted', comment: null } }) },
    words: 'it is read anew, and is decided',
  },
  'sees it as own': {
    event: { type: 'request.seen', request: seenAs({ own: true }) },
    words: 'it is read anew, and is the reviewer’s own',
  },
  looks: { event: { type: 'request.look' }, words: 'the reviewer looks at it again' },
} as const;

const deciding = {
  accepts: { event: { type: 'decision.accept' }, words: 'the reviewer accepts' },
  refuses: { event: { type: 'decision.refuse' }, words: 'the reviewer wants to reject it' },
  asks: { event: { type: 'decision.ask' }, words: 'the reviewer wants to ask' },
  'words it': {
    event: { type: 'decision.word', words: 'Iznos se ne vidi na fotografiji.' },
    words: 'the reviewer words it',
  },
  'empties it': { event: { type: 'decision.word', words: ' ' }, words: 'the reviewer empties the words' },
  'says a code': { event: { type: 'decision.code', code: 'unreadable' }, words: 'the reviewer chooses why' },
  submits: { event: { type: 'decision.submit' }, words: 'the reviewer sends what is worded' },
  'goes back': { event: { type: 'decision.back' }, words: 'the reviewer goes back' },
  undoes: { event: { type: 'decision.undo' }, words: 'the reviewer undoes it' },
  sends: { event: { type: 'decision.send' }, words: 'the reviewer wants it sent now' },
  waits: { event: passes('wait', 'review.aboutToSend'), words: 'the time to undo it is over' },
} as const;

const sending = {
  'is settled': { event: answers('decide', null), words: 'the server says that it is done' },
  'was second': { event: fails('decide', overtaken), words: 'the server says that somebody was first' },
  'had not seen all': { event: fails('decide', changed), words: 'the server says that it has changed' },
  'was their own': { event: fails('decide', own), words: 'the server says that it is the reviewer’s own' },
  'sending unauthorised': { event: fails('decide', refusalOf({ status: 401 })), words: 'the session is over by then' },
  'sending unreachable': {
    event: fails('decide', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be reached',
  },
  'sending silent': {
    event: passes('answerLimit', 'review.sending'),
    words: 'the server does not say in time that it is done',
  },
  'sending forbidden': {
    event: fails('decide', refusalOf({ status: 403, code: 'session.permission', message: 'Nemaš pravo na ovo.' })),
    words: 'the server says that one may not',
  },
  'sending breaks': {
    event: fails('decide', refusalOf({ status: 500, code: 'internal', message: 'Nešto nije u redu.' })),
    words: 'the server fails',
  },
  'asks what became': { event: { type: 'outcome.ask' }, words: 'the reviewer wants it asked again' },
} as const;

const ENDS = ['overtaken', 'notYours', 'settled'];

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  if (ENDS.includes(path)) return path;
  if (path === 'aboutToSend' && context.decision === 'rejected') return 'aboutToSend, refused';
  return context.words.trim() === '' ? path : `${path}, worded`;
}

const button = (text: `admin-requests:${string}`) => ({ role: 'button', text }) as const;

/** Paths of reviewing a request: samples of its events, and how each state is recognised. */
export const reviewPaths: PathsDefinition<typeof reviewMachine> = {
  name: 'review',
  machine: reviewMachine,
  input,
  nameOf,
  events: { ...looking, ...deciding, ...sending },
  states: {
    'looking.open': { words: 'it can be decided', sights: [button('admin-requests:accept')] },
    'looking.own': {
      words: 'it is said that somebody else has to decide it',
      sights: [{ role: 'status', text: 'admin-requests:own' }],
    },
    'looking.decided': {
      words: 'it is said how it was decided',
      sights: [{ ...button('admin-requests:accept'), is: 'absent' }],
    },
    refusing: { words: 'it is asked why', sights: [button('admin-requests:refuse.submit')] },
    asking: { words: 'it is asked what to ask', sights: [button('admin-requests:ask.submit')] },
    aboutToSend: { words: 'the decision is about to be sent', sights: [button('admin-requests:undo')] },
    sending: {
      words: 'the decision is being sent',
      sights: [{ role: 'status', text: 'admin-requests:sending' }],
    },
    unsure: {
      words: 'it is said that nobody knows whether it was decided',
      sights: [button('admin-requests:unsure.ask')],
    },
    failed: { words: 'it is said why it was not decided', sights: [button('admin-requests:again')] },
    changedMeanwhile: {
      words: 'it is said that it has changed, and that nothing was decided',
      sights: [button('admin-requests:look')],
    },
    overtaken: {
      words: 'it is said who was first, when and with what',
      sights: [{ role: 'alert' }],
    },
    notYours: { words: 'it is said that somebody else has to decide it', sights: [{ role: 'alert' }] },
    settled: { words: 'it is decided', sights: [] },
  },
};
