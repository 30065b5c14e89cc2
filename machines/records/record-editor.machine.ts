import { noAnswer } from '../refusal.ts';
import type { EditedRecord, Problems } from './record-draft.ts';
import { beginningOf, recordEditorSetup, type SaveTry } from './record-editor.setup.ts';

export type { RecordEditorEvent, RecordEditorInput, SaveTry } from './record-editor.setup.ts';

type Failed = { error: unknown };
type Save = { key: string; problems: Problems };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;
const sessionLost = { type: 'isSessionLost', params: ({ event }: { event: Failed }) => event } as const;
const forbidden = { type: 'isForbidden', params: ({ event }: { event: Failed }) => event } as const;
const missing = { type: 'isMissing', params: ({ event }: { event: Failed }) => event } as const;
const changed = { type: 'isChanged', params: ({ event }: { event: Failed }) => event } as const;

const trySaving = [
  { type: 'startTry', params: ({ event }: { event: Save }) => event },
  { type: 'keepFound', params: ({ event }: { event: Save }) => event },
] as const;

const opening = recordEditorSetup.createStateConfig({
  entry: 'forgetRefusal',
  exit: 'goOn',
  invoke: {
    id: 'read',
    src: 'read',
    onDone: [
      // The record has all changes of the draft already, or there are none.
      {
        guard: { type: 'hasAll', params: ({ event }) => ({ record: event.output }) },
        target: 'clean',
        actions: [{ type: 'keepRecord', params: ({ event }) => ({ record: event.output }) }, 'forgetDraft'],
      },
      {
        guard: { type: 'isInterrupted', params: ({ event }) => ({ record: event.output }) },
        target: 'dirty',
        actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
      },
      { guard: 'wasInterrupted', target: 'merging' },
      {
        guard: { type: 'isSameRevision', params: ({ event }) => ({ record: event.output }) },
        target: 'resuming',
        actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
      },
      { target: 'resuming', actions: { type: 'keepMoved', params: ({ event }) => event.output } },
    ],
    onError: [
      { guard: forbidden, target: 'forbidden', actions: refusal },
      { guard: missing, target: 'missing', actions: refusal },
      { target: 'failed', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'failed', actions: unanswered } },
});

const dirty = recordEditorSetup.createStateConfig({
  on: {
    'field.change': [
      {
        guard: { type: 'changesBack', params: ({ event }) => event },
        target: 'clean',
        actions: ['forgetDraft', 'forgetRefusal'],
      },
      { actions: { type: 'change', params: ({ event }) => event } },
    ],
    'field.leave': { actions: { type: 'check', params: ({ event }) => event } },
    'draft.discard': { target: 'clean', actions: ['forgetDraft', 'forgetRefusal'] },
    'draft.save': { target: 'checking', actions: trySaving },
    'record.reread': { guard: 'isMoved', target: 'merging', actions: 'goOn' },
  },
});

const tryOf = ({
  context: { base, draft, restores, key },
}: {
  context: Pick<SaveTry, 'restores' | 'key'> & { base: { revision: number }; draft: SaveTry['changes'] };
}): SaveTry => ({ seen: base.revision, changes: draft, restores, key });

const saving = recordEditorSetup.createStateConfig({
  entry: 'forgetRefusal',
  invoke: {
    id: 'save',
    src: 'save',
    input: tryOf,
    onDone: {
      target: 'saved',
      actions: [
        'keepFormer',
        { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        'forgetDraft',
        { type: 'saySaved', params: ({ event }) => ({ record: event.output }) },
      ],
    },
    onError: [
      {
        guard: changed,
        target: 'merging',
        actions: { type: 'keepMovedBy', params: ({ event }) => event },
      },
      // After signing in again the flow continues where it was.
      { guard: sessionLost, target: 'dirty', actions: ['endTry', 'interrupt'] },
      { guard: forbidden, target: 'forbidden', actions: ['endTry', refusal] },
      { guard: missing, target: 'missing', actions: ['endTry', refusal] },
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unsure', actions: refusal },
      { target: 'dirty', actions: ['endTry', refusal, 'sayProblems'] },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

const unsure = recordEditorSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'askSaved',
        src: 'askSaved',
        input: tryOf,
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => ({ record: event.output }) },
            target: '#record-editor.saved',
            actions: [
              'keepFormer',
              { type: 'keepRecord', params: ({ event }) => ({ record: event.output as EditedRecord }) },
              'forgetDraft',
              'forgetRefusal',
              { type: 'saySaved', params: ({ event }) => ({ record: event.output as EditedRecord }) },
            ],
          },
          { target: '#record-editor.dirty', actions: ['endTry', 'sayProblems'] },
        ],
        onError: [
          { guard: sessionLost, target: '#record-editor.dirty', actions: 'interrupt' },
          { guard: missing, target: '#record-editor.missing', actions: refusal },
          { target: 'unresolved' },
        ],
      },
      after: { answerLimit: { target: 'unresolved' } },
    },
    unresolved: { entry: 'sayProblems', on: { 'answer.ask': { target: 'asking' } } },
  },
});

const merging = recordEditorSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTheirs',
        src: 'readTheirs',
        onDone: [
          {
            guard: { type: 'hasAll', params: ({ event }) => ({ record: event.output }) },
            target: '#record-editor.clean',
            actions: [{ type: 'keepRecord', params: ({ event }) => ({ record: event.output }) }, 'forgetDraft'],
          },
          {
            guard: { type: 'touchesBoth', params: ({ event }) => ({ record: event.output }) },
            target: 'choosing',
            actions: { type: 'keepTheirs', params: ({ event }) => ({ record: event.output }) },
          },
          { target: 'joined', actions: { type: 'keepTheirs', params: ({ event }) => ({ record: event.output }) } },
        ],
        onError: [
          { guard: missing, target: '#record-editor.missing', actions: refusal },
          { target: 'unread', actions: refusal },
        ],
      },
      after: { answerLimit: { target: 'unread', actions: unanswered } },
    },
    unread: { entry: 'sayProblems', exit: 'forgetRefusal', on: { 'record.reread': { target: 'reading' } } },
    joined: {
      on: {
        'draft.save': {
          target: '#record-editor.checking',
          actions: [...trySaving, 'rebase'],
        },
        'theirs.take': { target: '#record-editor.clean', actions: ['takeTheirs', 'forgetDraft'] },
      },
    },
    choosing: {
      on: {
        'field.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'field.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'draft.save': {
          guard: 'allChosen',
          target: '#record-editor.checking',
          actions: [...trySaving, 'rebase'],
        },
        'theirs.take': { target: '#record-editor.clean', actions: ['takeTheirs', 'forgetDraft'] },
      },
    },
  },
});

const undoing = recordEditorSetup.createStateConfig({
  entry: 'forgetRefusal',
  invoke: {
    id: 'undo',
    src: 'undo',
    input: ({ context: { base, former, key } }) => ({
      seen: base.revision,
      changes: former ?? {},
      restores: false,
      key,
    }),
    onDone: {
      target: 'clean',
      actions: [
        { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        { type: 'saySaved', params: ({ event }) => ({ record: event.output }) },
      ],
    },
    onError: [
      // Somebody has changed the record since; the former values are in its history.
      { guard: changed, target: 'saved', actions: [refusal, 'forgetFormer'] },
      { guard: sessionLost, target: 'saved' },
      { target: 'saved', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'saved', actions: unanswered } },
});

/**
 * The form of one record of any kind (machines.md 21). Changes are stored until they are saved, discarded, or replaced by what another
 * person saved meanwhile; the changes of two people are merged by field, with a choice where they conflict.
 */
export const recordEditorMachine = recordEditorSetup.createMachine({
  id: 'record-editor',
  context: ({ input }) => beginningOf(input),
  invoke: { src: 'watchRecord', input: ({ self }) => ({ machine: self }) },
  on: {
    'record.moved': {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: { type: 'keepMoved', params: ({ event }) => event },
    },
    'offer.changed': [
      {
        guard: { type: 'isNextRevision', params: ({ event }) => event },
        actions: { type: 'keepOffer', params: ({ event }) => event },
      },
      // Another person saved the record in between.
      {
        guard: { type: 'isNews', params: ({ event }) => event.record },
        actions: { type: 'keepOfferAlone', params: ({ event }) => event },
      },
    ],
    'record.close': { target: '.closed' },
  },
  initial: 'opening',
  states: {
    opening,
    clean: {
      on: {
        'field.change': {
          guard: { type: 'changes', params: ({ event }) => event },
          target: 'dirty',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'record.reread': { guard: 'isMoved', target: 'opening' },
      },
    },
    resuming: {
      on: {
        'draft.resume': [{ guard: 'isMoved', target: 'merging' }, { target: 'dirty' }],
        'draft.discard': [
          { guard: 'isMoved', target: 'opening', actions: 'forgetDraft' },
          { target: 'clean', actions: 'forgetDraft' },
        ],
      },
    },
    dirty,
    checking: {
      always: [
        { guard: 'hasNothing', target: 'clean', actions: 'forgetDraft' },
        { guard: 'isRight', target: 'saving' },
        { target: 'dirty', actions: 'sayProblems' },
      ],
    },
    saving,
    saved: {
      on: {
        'field.change': {
          guard: { type: 'changes', params: ({ event }) => event },
          target: 'dirty',
          actions: [{ type: 'change', params: ({ event }) => event }, 'forgetRefusal'],
        },
        'save.undo': {
          guard: 'canUndo',
          target: 'undoing',
          actions: { type: 'startTry', params: ({ event }) => event },
        },
        'record.reread': { guard: 'isMoved', target: 'opening' },
      },
      after: { undoTime: { target: 'clean', actions: 'forgetRefusal' } },
    },
    undoing,
    unsure,
    merging,
    // The permission may be restored; the draft is stored.
    forbidden: {
      on: {
        'draft.save': {
          guard: 'hasDraft',
          target: 'checking',
          actions: trySaving,
        },
        'record.reread': { target: 'opening' },
      },
    },
    // The draft stays on the screen so that it can be copied.
    missing: { on: { 'draft.discard': { guard: 'hasDraft', actions: 'forgetDraft' } } },
    failed: { on: { 'record.reread': { target: 'opening' } } },
    closed: { entry: 'sayClosed', on: { 'record.close': undefined, 'record.open': { target: 'opening' } } },
  },
});
