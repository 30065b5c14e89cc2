import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { endingMachine, type SeenEnding } from './ending.machine.ts';
import { problemsOf } from './ending.setup.ts';

type Snapshot = SnapshotFrom<typeof endingMachine>;

/** The samples end a provider, with a reason. */
export const input = { way: 'end', name: 'Vežbaonica', revision: 4, asks: { reason: 'required' } } as const;

/** The effects of ending it, of a given weight. */
export const seenAs = (weight: SeenEnding['weight'], rest: Partial<SeenEnding> = {}): SeenEnding => ({
  revision: 4,
  offered: true,
  weight,
  impact: `impact of ${weight}`,
  effects: { benefits: weight === 'harmless' ? 0 : 3 },
  ...rest,
});

export const ALL = { reason: 'Ugovor je istekao.', name: 'Vežbaonica' };

const movedBy = refusalOf({ status: 409, code: 'record.changed', message: 'Somebody has changed this meanwhile.' });
const newImpact = refusalOf({ status: 409, code: 'impact.changed', message: 'Look at what this means now.' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const ended = refusalOf({ status: 401, code: 'session.dead' });
const gone = refusalOf({ status: 404, code: 'not_found', message: 'It is not there.' });
const unreachable = refusalOf({ kind: 'network', code: 'network' });
const noPermission = refusalOf({
  status: 403,
  code: 'session.permission',
  message: 'You need the permission Catalogue.',
  body: { ask: ['Vesna Ilić'] },
});

const again = ({ context: { seen } }: Snapshot, offered: boolean) =>
  answers('askEnded', Object.assign({}, seen, { offered, revision: (seen?.revision ?? 0) + (offered ? 0 : 1) }));

const reading = {
  'impact is harmless': {
    event: answers('readImpact', seenAs('harmless')),
    words: 'the server answers that nothing hangs on it',
  },
  'impact is heavy': {
    event: answers('readImpact', seenAs('heavy')),
    words: 'the server answers that much hangs on it',
  },
  'impact is blocked': {
    event: answers('readImpact', seenAs('blocked')),
    words: 'the server answers that something must be done first',
  },
  'is over already': {
    event: answers('readImpact', seenAs('harmless', { offered: false, revision: 5 })),
    words: 'the server answers that it is ended already',
  },
  'reading finds nothing': { event: fails('readImpact', gone), words: 'the server says that there is no such record' },
  'reading is forbidden': { event: fails('readImpact', noPermission), words: 'the server says that one may not' },
  'reading breaks': { event: fails('readImpact', broken), words: 'the server fails' },
  'reading silent': { event: passes('answerLimit', 'ending.reading'), words: 'no answer comes in time' },
  'reads again': { event: { type: 'impact.reread' }, words: 'the person wants it read again' },
} as const;

const weighing = {
  'answers all': { event: { type: 'answer.change', answers: ALL }, words: 'the person answers what is asked' },
  'answers nothing': {
    event: { type: 'answer.change', answers: { reason: '', name: '' } },
    words: 'the person empties the answers',
  },
  confirms: { event: { type: 'ending.confirm' }, words: 'the person confirms' },
  dismisses: { event: { type: 'ending.dismiss' }, words: 'the person keeps it' },
} as const;

const ending = {
  ends: { event: answers('end', { revision: 5 }), words: 'the server ends it' },
  'means something else now': {
    event: fails('end', newImpact),
    words: 'the server says that it would mean something else by now',
  },
  'was changed by somebody': { event: fails('end', movedBy), words: 'the server says that somebody has changed it' },
  'a field is refused': {
    event: fails('end', refusalOf({ status: 400, code: 'validation', fields: { reason: 'Say why.' } })),
    words: 'the server does not take the reason',
  },
  'ending unauthorised': { event: fails('end', ended), words: 'the session is over by then' },
  'ending is forbidden': { event: fails('end', noPermission), words: 'the server says that one may no longer' },
  'ending finds nothing': { event: fails('end', gone), words: 'the server says that it is gone' },
  'ending unreachable': { event: fails('end', unreachable), words: 'the server cannot be reached' },
  'ending silent': {
    event: passes('answerLimit', 'ending.ending'),
    words: 'the server does not say in time that it is done',
  },
  'ending breaks': { event: fails('end', broken), words: 'the server does not end it' },
} as const;

const asking = {
  'was ended': { event: (snapshot: Snapshot) => again(snapshot, false), words: 'the server answers that it is ended' },
  'was not ended': { event: (snapshot: Snapshot) => again(snapshot, true), words: 'the server answers that it is not' },
  'asking unauthorised': { event: fails('askEnded', ended), words: 'the server no longer knows who asks' },
  'asking finds nothing': { event: fails('askEnded', gone), words: 'the server answers that it is gone' },
  'asking unreachable': { event: fails('askEnded', unreachable), words: 'the server cannot be asked either' },
  'asking silent': {
    event: passes('answerLimit', 'ending.unsure.asking'),
    words: 'the server does not say in time how it stands',
  },
  'asks again': { event: { type: 'outcome.ask' }, words: 'the person wants it asked again' },
} as const;

const restoring = {
  'is wanted back': { event: { type: 'record.restore' }, words: 'the person takes it back' },
  'restoring answers': { event: answers('restore', { revision: 6 }), words: 'the server shows it again' },
  'restoring comes late': { event: fails('restore', movedBy), words: 'somebody has changed it since' },
  'restoring unauthorised': { event: fails('restore', ended), words: 'the session is over when it is shown again' },
  'restoring breaks': { event: fails('restore', broken), words: 'the server does not show it again' },
  'restoring silent': {
    event: passes('answerLimit', 'ending.restoring'),
    words: 'the server does not say in time whether it is shown again',
  },
} as const;

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  const isAnswered = !('reason' in problemsOf(context));
  if (path === 'weighing.harmless' || path === 'weighing.heavy')
    return [path, Object.keys(problemsOf(context)).length > 0 && 'wrong'].filter(Boolean).join(', ');
  if (path === 'ending' || path.startsWith('unsure'))
    return [path, context.seen?.weight === 'heavy' && 'heavy'].filter(Boolean).join(', ');
  const isKept = ['reading', 'weighing.blocked', 'forbidden', 'failed'].includes(path);
  return isKept && isAnswered ? `${path}, answered` : path;
}

const button = (text: `records:${string}`, is: 'enabled' | 'disabled' = 'enabled') =>
  ({ role: 'button', text, is }) as const;
const status = (text: `records:${string}`) => ({ role: 'status', text }) as const;
const alert = { role: 'alert' } as const;
const noQuestion = [{ role: 'alertdialog', is: 'absent' }] as const;

/** Paths of ending a record: samples of its events, and how each state is recognised. */
export const endingPaths: PathsDefinition<typeof endingMachine> = {
  name: 'ending',
  machine: endingMachine,
  input,
  otherStarts: {
    'it is shown again': { input: { ...input, way: 'restore' }, state: 'restoring' },
  },
  nameOf,
  events: { ...reading, ...weighing, ...ending, ...asking, ...restoring },
  couplings: [
    'ending | was changed by somebody | reading, answered',
    'reading, answered | is over already | over',
    'restoring | restoring comes late | ended',
  ],
  states: {
    reading: { words: 'it is being read what would follow', sights: [status('records:ending.reading')] },
    'weighing.harmless': {
      words: 'it is said what follows, and asked',
      sights: [{ role: 'textbox', text: 'records:ending.reason', opening: true }, button('records:ending.confirm')],
    },
    'weighing.heavy': {
      words: 'it is said what follows, and its name is to be typed',
      sights: [{ role: 'textbox', text: 'records:ending.name', opening: true }, button('records:ending.confirm')],
    },
    'weighing.blocked': {
      words: 'it is said what must be done first',
      sights: [button('records:unsure.ask'), { role: 'button', text: 'records:ending.confirm', is: 'absent' }],
    },
    ending: { words: 'it is being ended', sights: [status('records:ending.working')] },
    'unsure.asking': { words: 'it is asked whether it was ended', sights: [status('records:ending.asking')] },
    'unsure.unresolved': {
      words: 'it is said that nobody knows whether it was ended',
      sights: [alert, button('records:unsure.ask')],
    },
    over: { words: 'it is said that it is ended already', sights: [status('records:ending.over')] },
    ended: { words: 'it is ended, and can be taken back', sights: noQuestion },
    restoring: { words: 'it is being shown again', sights: noQuestion },
    restored: { words: 'it is shown again', sights: noQuestion },
    forbidden: { words: 'it is said who could give the permission', sights: [alert, button('records:again')] },
    missing: { words: 'it is said that the record is gone', sights: [alert] },
    failed: { words: 'it is said that it could not be read', sights: [alert, button('records:again')] },
    closed: { words: 'it is kept as it was', sights: noQuestion },
  },
};
