import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { bulkMachine, type SeenPreview, type StandingBulk } from './bulk.machine.ts';
import { isNothing, type Selection } from './selection.ts';

type Snapshot = SnapshotFrom<typeof bulkMachine>;

/** Selection in the samples: four benefits, or everything that a list finds. */
export const rows: Selection = { of: 'rows', keys: [1, 2, 3, 4] };
export const all: Selection = { of: 'all', query: { state: 'offered' }, count: 4, isExact: true, except: [] };

export const withdraws = { type: 'action.begin', action: 'withdraw', needs: false, values: {} } as const;
export const reprices = { type: 'action.begin', action: 'price', needs: true, values: { percent: '' } } as const;

/** Preview of changing the four, of which `affected` would change. */
export const previewOf = (affected: number): SeenPreview => ({ id: 12, count: 4, affected });

const COMES_TO: Record<StandingBulk['status'], number> = {
  previewed: 0,
  running: 1,
  done: 3,
  stopped: 1,
  undoing: 2,
  undone: 0,
};

/** The bulk change of three of them in a given status. */
export const standing = (status: StandingBulk['status'], rest: Partial<StandingBulk> = {}): StandingBulk => ({
  id: 12,
  status,
  task: status === 'previewed' ? null : 7,
  affected: 3,
  changed: COMES_TO[status],
  undo_until: status === 'done' || status === 'stopped' ? '2026-11-21T13:05:00.000Z' : null,
  ...rest,
});

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
const tooMany = refusalOf({ status: 409, code: 'bulk.too_many', message: 'That is more than can be changed at once.' });
const wrong = refusalOf({ status: 400, code: 'validation', fields: { percent: 'Say by how much.' } });
const expired = refusalOf({ status: 409, code: 'bulk.expired', message: 'Ten minutes have passed.' });
const tooLate = refusalOf({ status: 409, code: 'bulk.too_late', message: 'This can be taken back for 24 hours only.' });

const choosing = {
  'chooses some': { event: { type: 'selection.change', selection: rows }, words: 'the person chooses rows' },
  'chooses all': {
    event: { type: 'selection.change', selection: all },
    words: 'the person chooses all that the list finds',
  },
  'chooses none': {
    event: { type: 'selection.change', selection: { of: 'rows', keys: [] } },
    words: 'the person lets go of what was chosen',
  },
  'wants to withdraw them': { event: withdraws, words: 'the person wants to withdraw them' },
  'wants other prices': { event: reprices, words: 'the person wants to change their prices' },
  'opens one': { event: { type: 'bulk.open', id: 12 }, words: 'the person opens a change that was begun before' },
} as const;

const looking = {
  'fills in': { event: { type: 'values.change', values: { percent: '5' } }, words: 'the person fills in by how much' },
  'asks what it means': { event: { type: 'preview.ask', problems: {} }, words: 'the person asks what that means' },
  'asks with nothing filled in': {
    event: { type: 'preview.ask', problems: { percent: 'missing' } },
    words: 'the person asks what that means and has not said by how much',
  },
  'all would change': { event: answers('preview', previewOf(4)), words: 'the server answers that all would change' },
  'some would change': {
    event: answers('preview', previewOf(3)),
    words: 'the server answers that one would not change',
  },
  'none would change': { event: answers('preview', previewOf(0)), words: 'the server answers that none would change' },
  'looking unauthorised': { event: fails('preview', ended), words: 'the session is over when it is looked at' },
  'looking is forbidden': { event: fails('preview', noPermission), words: 'the server says that one may not' },
  'a value is refused': { event: fails('preview', wrong), words: 'the server does not take what was filled in' },
  'are too many': { event: fails('preview', tooMany), words: 'the server says that they are too many' },
  'looking breaks': { event: fails('preview', broken), words: 'the server cannot look at it' },
  'looking silent': {
    event: passes('answerLimit', 'bulk.previewing'),
    words: 'the server does not say in time what it means',
  },
  'looks again': { event: { type: 'preview.again' }, words: 'the person wants it looked at again' },
  'ten minutes pass': {
    event: ({ value }: Snapshot) => passes('previewLasts', `bulk.${statePath(value)}`),
    words: 'ten minutes pass',
  },
  'goes back': { event: { type: 'bulk.back' }, words: 'the person goes back' },
  closes: { event: { type: 'bulk.close' }, words: 'the person closes it' },
} as const;

const running = {
  confirms: { event: { type: 'bulk.confirm' }, words: 'the person confirms' },
  'is begun': { event: answers('run', standing('running')), words: 'the server begins' },
  'comes too late': { event: fails('run', expired), words: 'the server says that it was looked at too long ago' },
  'is forgotten': { event: fails('run', gone), words: 'the server has forgotten it' },
  'running unauthorised': { event: fails('run', ended), words: 'the session is over by then' },
  'running is forbidden': { event: fails('run', noPermission), words: 'the server says that one may no longer' },
  'running unreachable': { event: fails('run', unreachable), words: 'the server cannot be reached' },
  'running silent': {
    event: passes('answerLimit', 'bulk.starting'),
    words: 'the server does not say in time that it begins',
  },
  'running breaks': { event: fails('run', broken), words: 'the server does not begin' },
  'goes on': {
    event: ({ context: { bulk } }: Snapshot) =>
      bulk && { type: 'bulk.read', bulk: standing(bulk.status, { changed: 2 }) },
    words: 'the server has come further',
  },
  'all are changed': said('running', standing('done'), 'all are changed'),
  'some are left out': said('running', standing('done', { changed: 2 }), 'one was left out'),
  'none was changed': said('running', standing('done', { changed: 0, undo_until: null }), 'all were left out'),
  'is stopped': said('running', standing('stopped'), 'it is stopped'),
  stops: { event: { type: 'bulk.stop' }, words: 'the person stops it' },
  'stopping unauthorised': { event: fails('stop', ended), words: 'the session is over when it is stopped' },
  'stopping breaks': { event: fails('stop', broken), words: 'the server does not stop it' },
  'stopping silent': {
    event: passes('answerLimit', 'bulk.underWay.stopping'),
    words: 'it is not stopped in time',
  },
} as const;

const takingBack = {
  'wants it back': { event: { type: 'bulk.undo' }, words: 'the person takes it back' },
  'is taken back': { event: answers('undo', standing('undoing')), words: 'the server begins to take it back' },
  'is wanted back too late': { event: fails('undo', tooLate), words: 'the server says that it is too late for that' },
  'taking back unauthorised': { event: fails('undo', ended), words: 'the session is over when it is taken back' },
  'taking back unreachable': {
    event: fails('undo', unreachable),
    words: 'the server cannot be reached to take it back',
  },
  'taking back silent': {
    event: passes('answerLimit', 'bulk.takingBack'),
    words: 'the server does not say in time that it takes it back',
  },
  'all are back': said('undoing', standing('undone'), 'all are as they were'),
  'some are kept': said('undoing', standing('undone', { changed: 1 }), 'one stays, for somebody changed it since'),
  'taking back is stopped': said('undoing', standing('stopped'), 'taking it back is stopped'),
} as const;

const asking = {
  'was begun': {
    event: ({ context: { bulk } }: Snapshot) => answers('askOutcome', standing(bulk ? 'undoing' : 'running')),
    words: 'the server answers that it was begun',
  },
  'is done already': {
    event: ({ context: { bulk } }: Snapshot) => answers('askOutcome', standing(bulk ? 'undone' : 'done')),
    words: 'the server answers that it is done already',
  },
  'was not begun': {
    event: ({ context: { bulk } }: Snapshot) => answers('askOutcome', bulk ?? standing('previewed')),
    words: 'the server answers that it was not begun',
  },
  'asking breaks': { event: fails('askOutcome', broken), words: 'the server cannot be asked either' },
  'asking silent': {
    event: passes('answerLimit', 'bulk.unsure.asking'),
    words: 'the server does not say in time what became of it',
  },
  'asks again': { event: { type: 'outcome.ask' }, words: 'the person wants it asked again' },
} as const;

const reading = {
  'it is running': { event: answers('readBulk', standing('running')), words: 'the server answers that it is running' },
  'it is being taken back': {
    event: answers('readBulk', standing('undoing')),
    words: 'the server answers that it is being taken back',
  },
  'it is done': { event: answers('readBulk', standing('done')), words: 'the server answers that it is done' },
  'it was stopped': {
    event: answers('readBulk', standing('stopped')),
    words: 'the server answers that it was stopped',
  },
  'it was taken back': {
    event: answers('readBulk', standing('undone')),
    words: 'the server answers that it was taken back',
  },
  'it was only looked at': {
    event: answers('readBulk', standing('previewed')),
    words: 'the server answers that it was only looked at',
  },
  'reading finds nothing': { event: fails('readBulk', gone), words: 'the server says that there is no such change' },
  'reading breaks': { event: fails('readBulk', broken), words: 'the server cannot read it' },
  'reading silent': {
    event: passes('answerLimit', 'bulk.reading'),
    words: 'the server does not say in time how it stands',
  },
} as const;

/** The server's answer while the task is running. */
function said(while_: 'running' | 'undoing', bulk: StandingBulk, words: string) {
  return {
    event: ({ context }: Snapshot) => (context.bulk?.status === while_ ? { type: 'bulk.read', bulk } : null),
    words: `the server says that ${words}`,
  };
}

/** States from which "back" leads to the form of the action, if it has one. */
const LOOKED_AT = ['previewing', 'previewed', 'expired', 'failed', 'forbidden', 'starting'];

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  const [state = ''] = path.split('.');
  if (['resting', 'selecting', 'filling'].includes(state)) return path;
  const { needs, bulk, preview, selection } = context;
  const isBegun = bulk !== null && bulk.status !== 'previewed';
  if (LOOKED_AT.includes(state) || (state === 'unsure' && !isBegun)) {
    const isSome = ['starting', 'unsure'].includes(state) && preview && preview.affected < preview.count;
    return [path, isSome && 'some', needs && 'asked'].filter(Boolean).join(', ');
  }
  const isTriedBack = state === 'takingBack' || state === 'unsure';
  const notes = [
    path,
    (path === 'underWay.stopping' || isTriedBack) && bulk?.status,
    isTriedBack && bulk?.status === 'done' && bulk.changed < bulk.affected && 'some',
    state === 'done' && bulk?.undo_until === null && 'final',
    !isNothing(selection) && 'chosen',
  ];
  return notes.filter(Boolean).join(', ');
}

const button = (text: `records:${string}`, is: 'enabled' | 'absent' = 'enabled') =>
  ({ role: 'button', text, is }) as const;
const heading = (text: `records:${string}`) => ({ role: 'heading', text }) as const;
const status = (text: `records:${string}`) => ({ role: 'status', text }) as const;
const bar = (text: `records:${string}`) => ({ role: 'progressbar', text }) as const;
const alert = { role: 'alert' } as const;
const noDrawer = { role: 'dialog', is: 'absent' } as const;
const clear = (is: 'enabled' | 'absent') => ({ role: 'button', text: 'admin:list.selectionClear', is }) as const;
const meaning = heading('records:bulk.face.previewed');

/** Paths of a bulk change: samples of its events, and how each state is recognised. */
export const bulkPaths: PathsDefinition<typeof bulkMachine> = {
  name: 'bulk',
  machine: bulkMachine,
  input: undefined,
  nameOf,
  events: { ...choosing, ...looking, ...running, ...takingBack, ...asking, ...reading },
  couplings: [
    'underWay.running | some are left out | done.some',
    'underWay.stopping, running | all are changed | done.all',
    'unsure.asking, some | was begun | underWay.running',
  ],
  states: {
    resting: { words: 'nothing is chosen', sights: [noDrawer, clear('absent')] },
    selecting: {
      words: 'it is said how many are chosen, and what can be done with them',
      sights: [noDrawer, clear('enabled')],
    },
    filling: {
      words: 'it is asked by how much',
      sights: [{ role: 'textbox', text: 'admin-benefits:bulk.percent' }, button('records:bulk.look')],
    },
    previewing: { words: 'it is being looked at what it means', sights: [status('records:bulk.looking')] },
    'previewed.all': {
      words: 'it is said that all change, and what that means',
      sights: [meaning, { role: 'heading', text: 'records:bulk.stays', is: 'absent' }],
    },
    'previewed.some': {
      words: 'it is said which do not change, and why',
      sights: [meaning, heading('records:bulk.stays')],
    },
    'previewed.none': {
      words: 'it is said that nothing would change',
      sights: [heading('records:bulk.face.none'), heading('records:bulk.stays')],
    },
    expired: {
      words: 'it is said that it must be looked at again',
      sights: [heading('records:bulk.face.expired'), button('records:unsure.ask')],
    },
    starting: { words: 'it is being begun', sights: [status('records:bulk.starting')] },
    'unsure.asking': { words: 'it is asked whether it was begun', sights: [status('records:ending.asking')] },
    'unsure.unresolved': {
      words: 'it is said that nobody knows whether it was begun',
      sights: [alert, button('records:unsure.ask')],
    },
    reading: { words: 'it is being read how it stands', sights: [status('records:opening')] },
    'underWay.running': {
      words: 'they are being changed, and it can be stopped',
      sights: [bar('records:bulk.running'), status('records:bulk.running'), button('records:bulk.stop')],
    },
    'underWay.undoing': {
      words: 'they are being given back what they had, and it can be stopped',
      sights: [bar('records:undoing'), status('records:undoing'), button('records:bulk.stop')],
    },
    'underWay.stopping': {
      words: 'it is being stopped',
      sights: [status('records:bulk.stopping'), button('records:bulk.stop', 'absent')],
    },
    'done.all': { words: 'all are changed, and it can be taken back', sights: [heading('records:bulk.face.done')] },
    'done.some': { words: 'it is said which were left out, and why', sights: [heading('records:bulk.face.doneSome')] },
    stopped: {
      words: 'it is stopped, and what is done can be taken back',
      sights: [heading('records:bulk.face.stopped'), button('records:undo')],
    },
    takingBack: {
      words: 'it is being begun to take it back',
      sights: [status('records:undoing'), { role: 'progressbar', text: 'records:undoing', is: 'absent' }],
    },
    'undone.all': { words: 'all are as they were', sights: [heading('records:bulk.face.undone')] },
    'undone.some': {
      words: 'it is said which stay, for somebody changed them since',
      sights: [heading('records:bulk.face.undoneSome')],
    },
    forbidden: { words: 'it is said who could give the permission', sights: [alert, button('records:again')] },
    failed: { words: 'it is said that it could not be looked at', sights: [alert, button('records:again')] },
    missing: { words: 'it is said that there is no such change', sights: [alert, button('records:again', 'absent')] },
    unread: { words: 'it is said that it could not be read', sights: [alert, button('records:again')] },
  },
};
