import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { approvalMachine } from './approval.machine.ts';

type Snapshot = SnapshotFrom<typeof approvalMachine>;

const NOW = { people: 120, sum: 1_200_000, left_out: [], left_count: 0, stale: null, seen: 'a'.repeat(64) };

/** A proposal with all fields of the call's answer, so that stories can draw it. */
export const PROPOSED = {
  id: 4,
  kind: 'gift' as const,
  status: 'waiting' as const,
  date: '2026-11-23T10:12:00.000Z',
  expires_at: '2026-11-30T10:12:00.000Z',
  proposed_by: { id: 7, name: 'Vesna Ilić' },
  own: false,
  decided_by: null,
  decided_at: null,
  reason: '',
  note: 'Božićni poklon',
  gift: 12,
  request: null,
  import: null,
  file: null,
  employee: null,
  category: null,
  category_name_sr: null,
  category_name_en: null,
  year: null,
  amount: 10_000,
  people: 120,
  sum: 1_200_000,
  limit: 1_000_000,
  currency: 'RSD' as const,
  may: 'decide' as const,
  now: NOW,
};

const as = (...parts: object[]) => Object.assign({}, PROPOSED, ...parts) as typeof PROPOSED;

export const OWN = as({ own: true, may: 'withdraw' });
export const OTHERS = as({ may: 'look' });
export const CHANGED = as({
  now: Object.assign({}, NOW, {
    people: 118,
    sum: 1_180_000,
    left_out: [
      { id: 21, name: 'Ana Kovač' },
      { id: 22, name: 'Zoran Petrović-Njegovanović' },
    ],
    left_count: 2,
    seen: 'b'.repeat(64),
  }),
});
export const STALE = as({ now: Object.assign({}, NOW, { stale: 'year' }) });
const decided = {
  now: null,
  may: 'look',
  decided_by: { id: 8, name: 'Petar Lukić' },
  decided_at: '2026-11-24T08:00:00.000Z',
};
export const APPROVED = as(decided, { status: 'approved' });
export const REFUSED = as(decided, { status: 'refused', reason: 'Tek u januaru.' });
const WITHDRAWN = as(decided, { status: 'withdrawn', decided_by: null });

const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const gone = refusalOf({ status: 404, code: 'not_found', message: 'It is not there.' });

const reading = {
  'is as proposed': { event: answers('read', PROPOSED), words: 'the server answers that all is as it was proposed' },
  'is other now': { event: answers('read', CHANGED), words: 'the server answers that two people have left since' },
  'cannot be done': { event: answers('read', STALE), words: 'the server answers that it cannot be done any more' },
  'is their own': { event: answers('read', OWN), words: 'the server answers that one proposed it oneself' },
  'is for others': { event: answers('read', OTHERS), words: 'the server answers that others decide on it' },
  'is decided already': { event: answers('read', APPROVED), words: 'the server answers that it is decided' },
  'reading finds nothing': { event: fails('read', gone), words: 'the server says that there is no such proposal' },
  'reading breaks': { event: fails('read', broken), words: 'the server fails' },
  'reading silent': { event: passes('answerLimit', 'approval.reading'), words: 'no answer comes in time' },
  'reads again': { event: { type: 'approval.reread' }, words: 'the person wants it read again' },
} as const;

const seeing = {
  'sees it as proposed': {
    event: { type: 'approval.seen', approval: PROPOSED },
    words: 'it is read anew, as proposed',
  },
  'sees it changed': {
    event: { type: 'approval.seen', approval: CHANGED },
    words: 'it is read anew, and is other now',
  },
  'sees it stale': { event: { type: 'approval.seen', approval: STALE }, words: 'it is read anew, and cannot be done' },
  'sees it decided': { event: { type: 'approval.seen', approval: APPROVED }, words: 'it is read anew, and is decided' },
} as const;

const deciding = {
  approves: { event: { type: 'approval.approve' }, words: 'the person approves it' },
  'begins to refuse': { event: { type: 'refusal.begin' }, words: 'the person wants to reject it' },
  withdraws: { event: { type: 'approval.withdraw' }, words: 'the person withdraws it' },
  'says why': { event: { type: 'reason.change', reason: 'Tek u januaru.' }, words: 'the person writes why' },
  'says nothing': { event: { type: 'reason.change', reason: ' ' }, words: 'the person empties the reason' },
  refuses: { event: { type: 'refusal.submit' }, words: 'the person rejects it' },
  'goes back': { event: { type: 'refusal.back' }, words: 'the person goes back' },
} as const;

const outcomeOf = ({ context: { decision } }: Snapshot) =>
  decision === 'approve' ? APPROVED : decision === 'refuse' ? REFUSED : WITHDRAWN;

const sending = {
  'is done': {
    event: (snapshot: Snapshot) => answers('decide', outcomeOf(snapshot)),
    words: 'the server does it',
  },
  'somebody was first': {
    event: fails('decide', refusalOf({ status: 409, code: 'approvals.status', message: 'This is decided already.' })),
    words: 'the server says that somebody was first',
  },
  'its time is over': {
    event: fails('decide', refusalOf({ status: 410, code: 'approvals.expired', message: 'Seven days are over.' })),
    words: 'the server says that seven days are over',
  },
  'deciding finds nothing': { event: fails('decide', gone), words: 'the server says that there is none any more' },
  'deciding is refused': {
    event: fails('decide', refusalOf({ status: 403, code: 'session.permission', message: 'You may not.' })),
    words: 'the server says that one may not',
  },
  'deciding unauthorised': { event: fails('decide', refusalOf({ status: 401 })), words: 'the session is over by then' },
  'deciding unreachable': {
    event: fails('decide', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be reached',
  },
  'deciding silent': {
    event: passes('answerLimit', 'approval.sending'),
    words: 'the server does not say in time whether it is done',
  },
  'asks again': { event: { type: 'outcome.ask' }, words: 'the person wants it asked again' },
} as const;

/** Note of the proposal's state as it was last read. */
function faceOf({ approval }: Snapshot['context']): string {
  if (approval?.may !== 'decide') return '';
  if (approval.now?.stale) return ', stale';
  return approval.now?.left_count ? ', other now' : '';
}

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  if (path === 'over' || path === 'missing') return path;
  const words = context.reason.trim() === '' ? '' : ', with words';
  if (path === 'refusing') return `${path}${faceOf(context)}${words}`;
  if (path !== 'sending' && path !== 'unsure') return `${path}${words}`;
  return `${path}, to ${context.decision}${faceOf(context)}${words}`;
}

const button = (text: `approvals:${string}`) => ({ role: 'button', text }) as const;

/** Paths of deciding on a proposal: samples of its events, and how each state is recognised. */
export const approvalPaths: PathsDefinition<typeof approvalMachine> = {
  name: 'approval',
  machine: approvalMachine,
  input: undefined,
  nameOf,
  events: { ...reading, ...seeing, ...deciding, ...sending },
  states: {
    reading: { words: 'the proposal is being read', sights: [{ role: 'status', text: 'approvals:loading' }] },
    'deciding.asProposed': { words: 'all is as it was proposed', sights: [button('approvals:approve')] },
    'deciding.changedSince': {
      words: 'it is said what has changed since',
      sights: [button('approvals:approveAnyway')],
    },
    'deciding.stale': { words: 'it is said why it cannot be done any more', sights: [button('approvals:refuse')] },
    'deciding.own': { words: 'it is one’s own, and others decide', sights: [button('approvals:withdraw')] },
    'deciding.others': { words: 'others decide on it', sights: [] },
    refusing: { words: 'it is asked why', sights: [button('approvals:refusal.press')] },
    sending: { words: 'it is being decided', sights: [{ role: 'status', text: 'approvals:sending' }] },
    unsure: { words: 'it is said that nobody knows whether it was done', sights: [button('approvals:unsure.ask')] },
    over: { words: 'it is said what became of it', sights: [] },
    missing: { words: 'it is said that there is no such proposal', sights: [] },
    failed: { words: 'it is said that the proposal was not read', sights: [button('approvals:again')] },
  },
};
