import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { announcementMachine, type SeenAnnouncement } from './announcement.machine.ts';
import { isCounted } from './announcement.setup.ts';

type Snapshot = SnapshotFrom<typeof announcementMachine>;

/** An announcement with all fields of the call's answer, so that stories can draw it. */
export const DRAFT = {
  id: 4,
  title_sr: 'Zimski raspored preuzimanja',
  title_en: 'Winter pick-up hours',
  text_sr:
    '<p>Od 1. decembra pakete možeš da preuzmeš <strong>radnim danima od 9 do 17</strong>, a subotom do 13 časova.</p><ul><li>Vračar, Njegoševa 7</li><li>Novi Beograd, Jurija Gagarina 14</li></ul>',
  text_en: '',
  sender: 'Izbor',
  link: '/benefits?category=3',
  picture: null as { address: string; name: string; bytes: number } | null,
  alt_sr: '',
  alt_en: '',
  attachment: null as { address: string; name: string; bytes: number } | null,
  audience: {},
  status: 'draft' as SeenAnnouncement['status'],
  at: null as string | null,
  begins_at: null as string | null,
  people: 0,
  told: 0,
  skipped: 0,
  taken_back: 0,
  sent_by: null as { id: number; name: string } | null,
  own: false,
  decided_by: null as { id: number; name: string } | null,
  reason: '',
  expires_at: null as string | null,
  revision: 3,
  changed_at: '2026-11-20T16:40:00.000Z',
  changed: { at: '2026-11-20T16:40:00.000Z', by: { id: 7, name: 'Milan Marić' } },
  read: 0,
  checked: 0,
  named: { companies: [], benefit: null, category: null, people: [] },
  approval: null,
  seconds: ['Vesna Ilić', 'Nikola Savić'],
};

const as = (...parts: Partial<typeof DRAFT>[]): typeof DRAFT => Object.assign({}, DRAFT, ...parts);
const sent = {
  people: 1204,
  sent_by: { id: 7, name: 'Milan Marić' },
  own: true,
  begins_at: '2026-11-24T08:00:00.000Z',
};

export const PROPOSED = as(sent, { status: 'waiting', people: 20_134, expires_at: '2026-12-01T08:00:00.000Z' });
export const TO_DECIDE = as(PROPOSED, { own: false });
export const QUEUED = as(sent, { status: 'queued' });
export const SCHEDULED = as(sent, { status: 'scheduled', at: '2026-11-24T08:00:00.000Z' });
export const SENDING = as(sent, { status: 'sending', told: 500 });
export const STOPPING = as(sent, { status: 'stopping', told: 500 });
export const STOPPED = as(sent, { status: 'stopped', told: 700, skipped: 2, read: 31 });
export const SENT = as(sent, { status: 'sent', told: 1201, skipped: 3, read: 418 });
export const WITHDRAWING = as(sent, {
  status: 'withdrawing',
  told: 1201,
  skipped: 3,
  read: 418,
  taken_back: 300,
  checked: 500,
});
export const WITHDRAWN = as(sent, {
  status: 'withdrawn',
  told: 1201,
  skipped: 3,
  read: 418,
  taken_back: 783,
  checked: 1201,
});

const away = refusalOf({ kind: 'network', code: 'network' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });

const seen = (announcement: typeof DRAFT, words: string) => ({
  event: { type: 'announcement.seen' as const, announcement },
  words,
});

const known = {
  'is a draft': seen(DRAFT, 'it is seen to be a draft'),
  'is proposed': seen(PROPOSED, 'it is seen to wait for somebody else'),
  'is to be decided': seen(TO_DECIDE, 'it is seen that somebody else proposes it'),
  'is queued': seen(QUEUED, 'it is seen to begin soon'),
  'is scheduled': seen(SCHEDULED, 'it is seen to have an hour'),
  'is being sent': seen(SENDING, 'it is seen to be on its way'),
  'is being stopped': seen(STOPPING, 'it is seen to stop after its batch'),
  'is stopped': seen(STOPPED, 'it is seen to have stopped'),
  'is sent': seen(SENT, 'it is seen to be sent'),
  'is being withdrawn': seen(WITHDRAWING, 'it is seen to be taken back'),
  'is withdrawn': seen(WITHDRAWN, 'it is seen to be taken back from who had not read it'),
} as const;

const sending = {
  'sends to some': {
    event: { type: 'sending.begin', count: 120, at: null, night: false },
    words: 'the person wants it sent to 120 people',
  },
  'sends to many': {
    event: { type: 'sending.begin', count: 1204, at: null, night: false },
    words: 'the person wants it sent to 1,204 people',
  },
  'sends to some by night': {
    event: { type: 'sending.begin', count: 120, at: '2026-11-24T21:00:00.000Z', night: true },
    words: 'the person wants it sent to 120 people at ten in the evening',
  },
  'types the number': {
    event: ({ context }: Snapshot) => ({ type: 'count.type' as const, typed: String(context.sending.count) }),
    words: 'the person types the number',
  },
  'types another number': { event: { type: 'count.type', typed: '12' }, words: 'the person types another number' },
  'means the night': { event: { type: 'night.mean', meant: true }, words: 'the person means that hour' },
  'does not mean the night': {
    event: { type: 'night.mean', meant: false },
    words: 'the person does not mean that hour',
  },
  confirms: { event: { type: 'sending.confirm' }, words: 'the person confirms it' },
  'goes back': { event: { type: 'sending.back' }, words: 'the person goes back to the text' },
} as const;

const steps = {
  'calls it back': { event: { type: 'announcement.cancel' }, words: 'the person calls it back' },
  'stops it': { event: { type: 'announcement.stop' }, words: 'the person stops it' },
  'goes on': { event: { type: 'announcement.resume' }, words: 'the person has it go on' },
  'begins to withdraw': { event: { type: 'withdrawal.begin' }, words: 'the person wants it taken back' },
  'confirms the withdrawal': { event: { type: 'withdrawal.confirm' }, words: 'the person confirms that' },
  'leaves it': { event: { type: 'withdrawal.back' }, words: 'the person leaves it as it is' },
  approves: { event: { type: 'proposal.approve' }, words: 'the person approves it' },
  'begins to refuse': { event: { type: 'refusal.begin' }, words: 'the person wants to reject it' },
  'says why': { event: { type: 'reason.change', reason: 'Tek u januaru.' }, words: 'the person writes why' },
  'says nothing': { event: { type: 'reason.change', reason: ' ' }, words: 'the person empties the reason' },
  refuses: { event: { type: 'refusal.submit' }, words: 'the person rejects it' },
  'does not refuse': { event: { type: 'refusal.back' }, words: 'the person does not reject it after all' },
} as const;

const OUTCOMES = {
  send: QUEUED,
  cancel: DRAFT,
  stop: STOPPING,
  resume: SENDING,
  withdraw: WITHDRAWING,
  approve: QUEUED,
  refuse: DRAFT,
} as const;

const acting = {
  'is done': {
    event: ({ context }: Snapshot) => answers('act', OUTCOMES[context.step]),
    words: 'the server does it',
  },
  'others would get it': {
    event: ({
      context: {
        sending: { count },
      },
    }: Snapshot) =>
      fails('act', refusalOf({ status: 409, code: 'announcements.audience', body: { count: count + 50 } })),
    words: 'the server says that others would get it by now',
  },
  'it is night': {
    event: fails('act', refusalOf({ status: 409, code: 'announcements.night', message: 'Confirm that you mean it.' })),
    words: 'the server says that it is night in Belgrade',
  },
  'somebody was first': {
    event: fails('act', refusalOf({ status: 409, code: 'announcements.status', message: 'Its state is another.' })),
    words: 'the server says that it is further by now',
  },
  'is refused': {
    event: fails('act', refusalOf({ status: 403, code: 'session.permission', message: 'You may not.' })),
    words: 'the server says that one may not',
  },
  'is unauthorised': { event: fails('act', refusalOf({ status: 401 })), words: 'the session is over by then' },
  'is unreachable': { event: fails('act', away), words: 'the server cannot be reached' },
  'is silent': { event: passes('answerLimit', 'announcement.acting'), words: 'no answer comes in time' },
  'asks what is so': { event: { type: 'outcome.ask' }, words: 'the person wants to know what is so' },
  'is a draft still': { event: answers('read', DRAFT), words: 'the server answers that it is a draft' },
  'is queued after all': { event: answers('read', QUEUED), words: 'the server answers that it begins soon' },
  'waits to be decided': { event: answers('read', TO_DECIDE), words: 'the server answers that it waits' },
  'reading breaks': { event: fails('read', broken), words: 'the server fails to read it' },
  'reading is silent': { event: passes('answerLimit', 'announcement.checking'), words: 'it is not read in time' },
} as const;

const worded = ({ reason }: Snapshot['context']) => (reason.trim() === '' ? '' : ', with words');

/** Note of the status, for questions and calls to which several statuses lead. */
function from({ announcement: { status } }: Snapshot['context']): string {
  return status === 'sent' || status === 'stopped' || status === 'queued' || status === 'scheduled'
    ? `, ${status}`
    : '';
}

/** Note of how far the sending is confirmed: the typed number of people, and the night hour. */
function confirmedOf({ sending: { count, night }, typed, meant }: Snapshot['context'], isMany: boolean): string {
  const counted = isMany && isCounted(count, typed) ? ', typed' : '';
  return `${counted}${night ? (meant ? ', night meant' : ', by night') : ''}`;
}

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  const isMany = context.sending.count > 1000;
  if (path.startsWith('confirming.')) return `${path}${confirmedOf(context, isMany)}`;
  if (path === 'looking.deciding' || path === 'refusing') return `${path}${worded(context)}`;
  if (path === 'checking' || path === 'unsure') return `${path}${worded(context)}`;
  if (path === 'confirmingWithdrawal') return `${path}${from(context)}`;
  if (path !== 'acting') return path;
  if (context.step === 'send') return `acting, to send to ${isMany ? 'many' : 'some'}${confirmedOf(context, isMany)}`;
  return `acting, to ${context.step}${from(context)}${worded(context)}`;
}

const button = (text: `admin-announcements:${string}`) => ({ role: 'button', text }) as const;

const ASKED = [{ role: 'alertdialog' }] as const;

/** Paths of an announcement's flow: samples of its events, and how each state is recognised. */
export const announcementPaths: PathsDefinition<typeof announcementMachine> = {
  name: 'announcement',
  machine: announcementMachine,
  input: { announcement: DRAFT },
  nameOf,
  events: Object.assign({}, known, sending, steps, acting),
  states: {
    'looking.writing': { words: 'it is being written', sights: [button('admin-announcements:send')] },
    'looking.proposed': { words: 'it waits for somebody else', sights: [button('admin-announcements:callBack')] },
    'looking.deciding': {
      words: 'somebody else proposes it',
      sights: [button('admin-announcements:approve'), button('admin-announcements:refuse')],
    },
    'looking.queued': { words: 'it is about to begin', sights: [button('admin-announcements:undo')] },
    'looking.scheduled': { words: 'it waits for its hour', sights: [button('admin-announcements:unschedule')] },
    'looking.sending': { words: 'it is being sent', sights: [button('admin-announcements:stop')] },
    'looking.stopping': { words: 'it stops after its batch', sights: [] },
    'looking.stopped': {
      words: 'it was stopped',
      sights: [button('admin-announcements:goOn'), button('admin-announcements:withdraw')],
    },
    'looking.sent': { words: 'it is sent', sights: [button('admin-announcements:withdraw')] },
    'looking.withdrawing': { words: 'it is being taken back', sights: [] },
    'looking.withdrawn': { words: 'it was taken back', sights: [] },
    'confirming.plain': { words: 'it is asked whether to send it', sights: [{ role: 'alertdialog' }] },
    'confirming.typing': {
      words: 'it is asked for their number',
      sights: [{ role: 'textbox', text: 'admin-announcements:typed' }],
    },
    confirmingWithdrawal: {
      words: 'it is asked whether to take it back',
      sights: [button('admin-announcements:withdraw.press')],
    },
    refusing: { words: 'it is asked why', sights: [button('admin-announcements:refuse.press')] },
    acting: {
      words: 'it is being done',
      sights: [{ role: 'status', text: 'admin-announcements:acting' }],
      // What was asked stays in front of the page.
      noted: { 'to send to some': ASKED, 'to send to many': ASKED, 'to withdraw': ASKED },
    },
    checking: { words: 'it is being read', sights: [{ role: 'status', text: 'admin-announcements:checking' }] },
    unsure: {
      words: 'it is said that nobody knows whether it was done',
      sights: [button('admin-announcements:unsure.ask')],
    },
  },
};
