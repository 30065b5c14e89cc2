import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { type GiftDraft, giftMachine } from './gift.machine.ts';
import { problemsOf } from './gift.setup.ts';

type Snapshot = SnapshotFrom<typeof giftMachine>;

/** The samples' gift: to everybody, from the flexible budget. */
export const DRAFT: GiftDraft = { whom: { of: 'all' }, withInvited: true, category: null, amount: '', note: '' };
export const ALL: GiftDraft = Object.assign({}, DRAFT, { amount: '10000.00', note: 'Božićni poklon' });

export const input = { draft: DRAFT, key: null } as const;

/** A preview with all fields of the call's answer, so that stories can draw it. */
export const SEEN = {
  people: 330,
  sum: 3_300_000,
  currency: 'RSD' as const,
  category: null,
  category_name_sr: null,
  category_name_en: null,
  year: null,
  awaited: 12,
  own: 'among' as const,
  approval: null,
  by_task: false,
  left_out: [],
  sample: [
    { id: 1, name: 'Ana Kovač', before: 48_250, after: 58_250 },
    { id: 2, name: 'Milica Šarić', before: 8600, after: 18_600 },
    { id: 3, name: 'Stefan Ristić', before: 120_000, after: 130_000 },
  ],
  seen: 'a'.repeat(64),
};

const NOBODY = Object.assign({}, SEEN, { people: 0, sum: 0, sample: [], own: 'none' as const });
const ALONE = Object.assign({}, SEEN, { people: 1, sum: 10_000, sample: [], own: 'alone' as const });

const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const unreachable = refusalOf({ kind: 'network', code: 'network' });

const typing = {
  'types all': { event: { type: 'gift.change', changes: ALL }, words: 'the person fills it in' },
  'empties the amount': {
    event: { type: 'gift.change', changes: { amount: '' } },
    words: 'the person empties the amount',
  },
  'asks for no unit': {
    event: { type: 'gift.change', changes: { whom: { of: 'unit', unit: '' } } },
    words: 'the person wants a unit and has not said which',
  },
  'words the reason': {
    event: { type: 'gift.change', changes: { note: 'Hvala' } },
    words: 'the person words the reason',
  },
  submits: { event: { type: 'gift.submit' }, words: 'the person presses the button' },
} as const;

const looking = {
  rests: { event: passes('pause', 'gift.filling.settling'), words: 'typing rests' },
  'is looked at': { event: answers('preview', SEEN), words: 'the server says what it would mean' },
  'reaches nobody': { event: answers('preview', NOBODY), words: 'the server says that nobody would be given anything' },
  'reaches oneself alone': {
    event: answers('preview', ALONE),
    words: 'the server says that it would be given to oneself alone',
  },
  'looking breaks': { event: fails('preview', broken), words: 'the server fails' },
  'looking silent': { event: passes('answerLimit', 'gift.filling.looking'), words: 'no answer comes in time' },
  'preview silent': { event: passes('answerLimit', 'gift.previewing'), words: 'no answer comes in time to the press' },
  'looks again': { event: { type: 'effect.look' }, words: 'the person wants it looked at again' },
} as const;

const giving = {
  confirms: { event: { type: 'gift.confirm', key: 'key-of-this-press' }, words: 'the person confirms' },
  'goes back': { event: { type: 'gift.back' }, words: 'the person goes back' },
  gives: { event: answers('give', { id: 7, status: 'given' }), words: 'the server gives it' },
  'is something else now': {
    event: fails('give', refusalOf({ status: 409, code: 'budgets.changed', message: 'Something has changed.' })),
    words: 'the server says that it would be something else by now',
  },
  'was another gift': {
    event: fails('give', refusalOf({ status: 422, code: 'budgets.other_gift', message: 'Another gift.' })),
    words: 'the server says that this press has given something else already',
  },
  'giving unauthorised': { event: fails('give', refusalOf({ status: 401 })), words: 'the session is over by then' },
  'giving unreachable': { event: fails('give', unreachable), words: 'the server cannot be reached' },
  'giving silent': {
    event: passes('answerLimit', 'gift.giving'),
    words: 'the server does not say in time that it is given',
  },
  'giving is refused': {
    event: fails('give', refusalOf({ status: 403, code: 'session.permission', message: 'You may not.' })),
    words: 'the server says that one may not',
  },
  'giving breaks': { event: fails('give', broken), words: 'the server does not give it' },
  'asks again': { event: { type: 'outcome.ask' }, words: 'the person wants it asked again' },
  'begins anew': { event: { type: 'gift.again' }, words: 'the person begins anew' },
} as const;

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  const isWrong = Object.keys(problemsOf(context.draft)).length > 0;
  return path.startsWith('filling.') && path !== 'filling.incomplete' && isWrong ? `${path}, wrong` : path;
}

const press = { role: 'button', text: 'admin-budgets:give.press' } as const;
const status = (text: `admin-budgets:${string}`) => ({ role: 'status', text }) as const;

/** Paths of giving a budget: samples of its events, and how each state is recognised. */
export const giftPaths: PathsDefinition<typeof giftMachine> = {
  name: 'gift',
  machine: giftMachine,
  input,
  nameOf,
  events: { ...typing, ...looking, ...giving },
  states: {
    'filling.incomplete': { words: 'it is asked to whom', sights: [press] },
    'filling.settling': { words: 'it is filled in', sights: [press] },
    'filling.looking': {
      words: 'it is looked at what it would mean',
      sights: [status('admin-budgets:effect.looking')],
    },
    'filling.shown': { words: 'it is said what it would mean', sights: [press] },
    'filling.unseen': {
      words: 'it is said that nobody knows what it would mean',
      sights: [{ role: 'button', text: 'admin-budgets:effect.again' }],
    },
    previewing: { words: 'it is looked at once more', sights: [status('admin-budgets:give.previewing')] },
    confirming: {
      words: 'it is asked whether to give it',
      sights: [{ role: 'alertdialog' }, { role: 'button', text: 'admin-budgets:confirm.press' }],
    },
    giving: { words: 'it is being given', sights: [{ role: 'alertdialog' }] },
    unsure: {
      words: 'it is said that nobody knows whether it was given',
      sights: [{ role: 'button', text: 'admin-budgets:unsure.ask' }],
    },
    other: {
      words: 'it is said that something else was given already',
      sights: [{ role: 'button', text: 'admin-budgets:other.again' }],
    },
    given: { words: 'it is given', sights: [] },
  },
};
