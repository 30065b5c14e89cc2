import type { SnapshotFrom } from 'xstate';
import type { Fields } from '#contract/records/merge.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { type EditedRecord, fieldsOf, hasAll, joinedOf, meetingOf, type Problems } from './record-draft.ts';
import { recordEditorMachine } from './record-editor.machine.ts';

/** The samples edit a coupon with two fields. */
export const coupon: EditedRecord = {
  fields: { name: 'LETO', percent: 20 },
  revision: 4,
  offered: true,
  by: 'Milan Marković',
  at: '2026-11-12T13:02:00.000Z',
};

const AT = '2026-11-20T13:05:00.000Z';

export const mustHaveName = ({ name }: Fields): Problems => (name === '' ? { name: 'required' } : {});

/** The server's refusal for a record that another person saved meanwhile. */
export const changedBy = (name: string, revision: number) =>
  refusalOf({
    status: 409,
    code: 'record.changed',
    body: { revision, changed_by: { id: 2, name }, changed_at: '2026-11-20T13:02:00.000Z' },
  });

type Snapshot = SnapshotFrom<typeof recordEditorMachine>;
type Context = Snapshot['context'];

/** The record after another person's change. */
const next = (base: EditedRecord, fields: Fields, offered = base.offered): EditedRecord => ({
  fields: { ...base.fields, ...fields },
  revision: base.revision + 1,
  offered,
  by: 'Jelena Đorđević',
  at: '2026-11-20T13:02:00.000Z',
});

const saved = ({ base, draft }: Context) => next(base, draft);
const hasDraft = ({ draft }: Context) => Object.keys(draft).length > 0;
const whenDraft = (make: (context: Context) => EditedRecord) => (at: string, id: string) => (snapshot: Snapshot) =>
  statePath(snapshot.value) === at && hasDraft(snapshot.context) ? answers(id, make(snapshot.context)) : null;

const otherField = ({ base }: Context) => next(base, { percent: Number(base.fields.percent) + 5 });
const sameField = ({ base }: Context) => next(base, { name: `${base.fields.name}!` });

const change = (changes: Fields) => ({ type: 'field.change', changes, at: AT });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const ended = refusalOf({ status: 401, code: 'session.dead' });
const gone = refusalOf({ status: 404, code: 'not_found', message: 'It is not there.' });
const noPermission = refusalOf({
  status: 403,
  code: 'session.permission',
  message: 'You need the permission Catalogue.',
  body: { ask: ['Vesna Ilić'] },
});

const reading = {
  'reading answers': {
    event: ({ context: { base } }: Snapshot) => answers('read', base.revision === 0 ? coupon : base),
    words: 'the server answers the record',
  },
  'reading answers a newer one': {
    event: whenDraft(otherField)('opening', 'read'),
    words: 'the server answers that somebody has changed it since',
  },
  'reading answers what was typed': {
    event: whenDraft(saved)('opening', 'read'),
    words: 'the server answers that it has all of it already',
  },
  'reading is forbidden': { event: fails('read', noPermission), words: 'the server says that one may not' },
  'reading finds nothing': { event: fails('read', gone), words: 'the server says that there is no such record' },
  'reading breaks': { event: fails('read', broken), words: 'the server fails' },
  'reading silent': { event: passes('answerLimit', 'record-editor.opening'), words: 'no answer comes in time' },
} as const;

const typing = {
  'types a name': {
    event: ({ context: { base } }: Snapshot) => change({ name: base.fields.name === 'JESEN' ? 'ZIMA' : 'JESEN' }),
    words: 'the person types another name',
  },
  'types no name': { event: change({ name: '' }), words: 'the person empties the name' },
  'types it back': {
    event: ({ context: { base } }: Snapshot) => change({ name: base.fields.name }),
    words: 'the person types what was there before',
  },
  'leaves the name': {
    event: ({ context }: Snapshot) => {
      const { name } = mustHaveName(fieldsOf(context));
      return { type: 'field.leave', field: 'name', problem: name ?? null };
    },
    words: 'the person leaves the field',
  },
  discards: { event: { type: 'draft.discard' }, words: 'the person discards the changes' },
  resumes: { event: { type: 'draft.resume' }, words: 'the person goes on with the draft' },
  saves: {
    event: ({ context }: Snapshot) => ({ type: 'draft.save', key: 'key-1', problems: mustHaveName(joinedOf(context)) }),
    words: 'the person saves',
  },
  'is changed elsewhere': {
    event: ({ value, context: { base } }: Snapshot) =>
      value === 'clean' || value === 'dirty' || value === 'saved'
        ? { type: 'record.moved', revision: base.revision + 1, by: 'Jelena Đorđević', at: AT }
        : null,
    words: 'somebody else saves a change',
  },
  'is offered': {
    event: ({ value, context: { base } }: Snapshot) =>
      value === 'clean' || value === 'dirty' || value === 'saved'
        ? { type: 'offer.changed', record: next(base, {}, !base.offered) }
        : null,
    words: 'the person offers it, or withdraws it, beside the form',
  },
  'is offered as others saved it': {
    event: ({ value, context }: Snapshot) =>
      value === 'clean' || value === 'dirty' || value === 'saved'
        ? { type: 'offer.changed', record: next(otherField(context), {}, !context.base.offered) }
        : null,
    words: 'the person offers it, or withdraws it, beside the form, after somebody else has saved a change',
  },
  'reads again': { event: { type: 'record.reread' }, words: 'the person wants it read again' },
  closes: { event: { type: 'record.close' }, words: 'the person closes the form' },
  'opens again': { event: { type: 'record.open' }, words: 'the person opens the form again' },
} as const;

const saving = {
  'saving answers': {
    event: ({ context }: Snapshot) => answers('save', saved(context)),
    words: 'the server saves it',
  },
  'saving names a field': {
    event: fails('save', refusalOf({ status: 400, code: 'validation', fields: { name: 'This name is taken.' } })),
    words: 'the server says what is wrong with a field',
  },
  'saving comes late': {
    event: ({ context }: Snapshot) => fails('save', changedBy('Jelena Đorđević', context.base.revision + 1)),
    words: 'the server says that somebody was first',
  },
  'saving is forbidden': { event: fails('save', noPermission), words: 'the server says that one may no longer' },
  'saving finds nothing': { event: fails('save', gone), words: 'the server says that the record is gone' },
  'saving unauthorised': { event: fails('save', ended), words: 'the server says that the session has ended' },
  'saving unreachable': {
    event: fails('save', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be reached',
  },
  'saving breaks': { event: fails('save', broken), words: 'the server does not save it' },
  'saving silent': {
    event: passes('answerLimit', 'record-editor.saving'),
    words: 'the server does not answer the saving in time',
  },
  'time to undo is over': { event: passes('undoTime', 'record-editor.saved'), words: 'some seconds pass' },
} as const;

const asking = {
  'was saved': {
    event: ({ context }: Snapshot) => answers('askSaved', saved(context)),
    words: 'the server answers that it was saved',
  },
  'was not saved': { event: answers('askSaved', null), words: 'the server answers that it was not saved' },
  'asking finds nothing': { event: fails('askSaved', gone), words: 'the server answers that it is gone' },
  'asking unauthorised': { event: fails('askSaved', ended), words: 'the server no longer knows who asks' },
  'asking unreachable': {
    event: fails('askSaved', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be asked either',
  },
  'asking silent': {
    event: passes('answerLimit', 'record-editor.unsure.asking'),
    words: 'the server does not say in time whether it was saved',
  },
  'asks again': { event: { type: 'answer.ask' }, words: 'the person wants it asked again' },
} as const;

const undoing = {
  undoes: { event: { type: 'save.undo', key: 'key-2' }, words: 'the person takes it back' },
  'undoing answers': {
    event: ({ context: { base, former } }: Snapshot) => answers('undo', next(base, former ?? {})),
    words: 'the server takes it back',
  },
  'undoing comes late': {
    event: ({ context }: Snapshot) => fails('undo', changedBy('Jelena Đorđević', context.base.revision + 1)),
    words: 'the server says that somebody has changed it since',
  },
  'undoing unauthorised': { event: fails('undo', ended), words: 'the session is over by then' },
  'undoing breaks': { event: fails('undo', broken), words: 'the server does not take it back' },
  'undoing silent': {
    event: passes('answerLimit', 'record-editor.undoing'),
    words: 'the server does not answer the taking back in time',
  },
} as const;

const theirs =
  (make: (context: Context) => EditedRecord | null) =>
  ({ value, context }: Snapshot) => {
    const record = statePath(value) === 'merging.reading' && make(context);
    return record ? answers('readTheirs', record) : null;
  };

const merging = {
  'theirs is another field': { event: theirs(otherField), words: 'the server answers that they changed another field' },
  'theirs is the same field': {
    event: theirs(sameField),
    words: 'the server answers that they changed the same field',
  },
  'theirs is the same': { event: theirs(saved), words: 'the server answers that they changed it alike' },
  'theirs took it off': {
    event: theirs(({ base }) => (base.offered ? next(base, {}, false) : null)),
    words: 'the server answers that they took it off the offer',
  },
  'theirs is gone': { event: fails('readTheirs', gone), words: 'the server answers that there is no record any more' },
  'theirs cannot be read': { event: fails('readTheirs', broken), words: 'the server does not say what they changed' },
  'theirs silent': {
    event: passes('answerLimit', 'record-editor.merging.reading'),
    words: 'the server does not say in time what they changed',
  },
  'chooses mine': { event: { type: 'field.choose', field: 'name', side: 'mine' }, words: 'the person keeps their own' },
  'chooses theirs': {
    event: { type: 'field.choose', field: 'name', side: 'theirs' },
    words: 'the person takes theirs',
  },
  'writes a third': { event: { type: 'field.edit', field: 'name', value: 'ZIMA' }, words: 'the person writes a third' },
  'writes nothing': { event: { type: 'field.edit', field: 'name', value: '' }, words: 'the person writes nothing' },
  'takes all theirs': { event: { type: 'theirs.take' }, words: 'the person takes all that the other one changed' },
} as const;

const events = { ...reading, ...typing, ...saving, ...asking, ...undoing, ...merging };

function chosenIn(context: Context): string | false {
  const { both } = meetingOf(context);
  const choice = context.choices[both[0] ?? ''];
  if (!choice) return false;
  if ('name' in mustHaveName(joinedOf(context))) return 'wrong';
  return context.theirs && hasAll(context.theirs, joinedOf(context)) ? 'theirs' : 'mine';
}

function notesOf(path: string, context: Context): (string | false)[] {
  const { base, theirs: other, draft, interrupted, moved, former } = context;
  switch (path) {
    case 'clean':
      return [moved !== null && 'changed elsewhere'];
    case 'resuming':
      return [moved !== null && 'newer'];
    case 'dirty':
      return [
        'name' in mustHaveName(fieldsOf({ base, draft })) && 'wrong',
        interrupted && 'interrupted',
        moved !== null && 'changed elsewhere',
      ];
    case 'opening':
    case 'closed':
    case 'failed':
    case 'forbidden':
    case 'missing':
      return [hasDraft(context) && (interrupted ? 'interrupted' : 'with a draft')];
    case 'saved':
      return [former === null && 'for good', moved !== null && 'changed elsewhere'];
    case 'merging.joined':
      return [other?.offered === false && base.offered && 'off the offer'];
    case 'merging.choosing':
      return [chosenIn(context)];
    default:
      return [];
  }
}

function nameOf({ value, context }: Snapshot): string {
  const path = statePath(value);
  return [path, ...notesOf(path, context)].filter(Boolean).join(', ');
}

const input = { kept: null, mayWrite: true };
const kept = { base: coupon, draft: { name: 'JESEN' }, at: AT, interrupted: false };
const button = (text: `records:${string}`, is: 'enabled' | 'disabled' = 'enabled') =>
  ({ role: 'button', text, is }) as const;
const said = (text: `records:${string}`) => ({ role: 'status', text }) as const;

/** Paths of a record's form: samples of its events, and how each state is recognised. */
export const recordEditorPaths: PathsDefinition<typeof recordEditorMachine> = {
  name: 'record-editor',
  machine: recordEditorMachine,
  input,
  otherStarts: {
    'a draft was left': { input: { ...input, kept }, state: 'opening, with a draft' },
    'the session ended while it was saved': {
      input: { ...input, kept: { ...kept, interrupted: true } },
      state: 'opening, interrupted',
    },
    'one may only read': { input: { ...input, mayWrite: false }, state: 'opening' },
  },
  nameOf,
  events,
  couplings: [
    'dirty | is changed elsewhere | dirty, changed elsewhere',
    'dirty, changed elsewhere | saves | saving',
    'saving | saving unauthorised | dirty, interrupted',
    'undoing | undoing comes late | saved, for good',
  ],
  states: {
    opening: { words: 'the record is being read', sights: [{ role: 'status', text: 'records:opening' }] },
    clean: { words: 'the record is shown as it is', sights: [button('records:save', 'disabled')] },
    resuming: { words: 'it is asked whether to go on with the draft', sights: [button('records:resume.go')] },
    dirty: { words: 'there are unsaved changes', sights: [button('records:save'), button('records:discard')] },
    saving: { words: 'it is being saved', sights: [said('records:saving')] },
    saved: {
      words: 'it is said that it is saved, and can be taken back',
      sights: [said('records:saved'), button('records:undo')],
      noted: { 'for good': [said('records:saved')] },
    },
    undoing: { words: 'it is being taken back', sights: [said('records:undoing')] },
    'unsure.asking': { words: 'it is asked whether it was saved', sights: [said('records:unsure.asking')] },
    'unsure.unresolved': {
      words: 'it is said that nobody knows whether it was saved',
      sights: [{ role: 'alert' }, button('records:unsure.ask')],
    },
    'merging.reading': { words: 'it is read what the other one changed', sights: [said('records:merge.reading')] },
    'merging.unread': {
      words: 'it is said that what the other one changed cannot be read',
      sights: [{ role: 'alert' }, button('records:again')],
    },
    'merging.joined': {
      words: 'it is shown what is taken in',
      sights: [button('records:merge.save')],
      noted: { 'off the offer': [button('records:merge.restore')] },
    },
    'merging.choosing': {
      words: 'both values stand side by side',
      sights: [button('records:merge.save', 'disabled')],
      noted: {
        mine: [button('records:merge.save')],
        theirs: [button('records:merge.save')],
        wrong: [button('records:merge.save')],
      },
    },
    forbidden: { words: 'it is said who could give the permission', sights: [{ role: 'alert' }] },
    missing: { words: 'it is said that the record is gone, with what was typed', sights: [{ role: 'alert' }] },
    failed: { words: 'it is said that it could not be read', sights: [{ role: 'alert' }, button('records:again')] },
    closed: { words: 'the form is closed and the draft is kept', sights: [] },
  },
};
