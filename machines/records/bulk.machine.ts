import { noAnswer } from '../refusal.ts';
import { beginning, bulkSetup } from './bulk.setup.ts';

export type { BulkEvent, BulkTry, SeenPreview, StandingBulk } from './bulk.setup.ts';

type Failed = { error: unknown };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const forbidden = { type: 'isForbidden', params: ({ event }: { event: Failed }) => event } as const;
const missing = { type: 'isMissing', params: ({ event }: { event: Failed }) => event } as const;
const sessionLost = { type: 'isSessionLost', params: ({ event }: { event: Failed }) => event } as const;
const isUnanswered = { type: 'isUnanswered', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;

const closes = { target: '#bulk.leaving' } as const;

// Leads back to the form of the action if it has one, otherwise to the list with its selection.
const back = [{ guard: 'hasFields', target: '#bulk.filling' }, { target: '#bulk.leaving' }] as const;

const opens = bulkSetup.createStateConfig({
  on: {
    // An earlier bulk change, opened from the task tray or by its address.
    'bulk.open': { target: '#bulk.reading', actions: { type: 'open', params: ({ event }) => event } },
  },
});

const resting = bulkSetup.createStateConfig({
  on: {
    ...opens.on,
    'selection.change': [
      { guard: { type: 'isNothing', params: ({ event }) => event } },
      { target: 'selecting', actions: { type: 'choose', params: ({ event }) => event } },
    ],
  },
});

const selecting = bulkSetup.createStateConfig({
  on: {
    ...opens.on,
    'selection.change': { target: 'leaving', actions: { type: 'choose', params: ({ event }) => event } },
    'action.begin': [
      {
        guard: { type: 'isAsked', params: ({ event }) => event },
        target: 'filling',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      { target: 'previewing', actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
});

const filling = bulkSetup.createStateConfig({
  on: {
    'values.change': { actions: { type: 'fill', params: ({ event }) => event } },
    'preview.ask': [
      {
        guard: { type: 'isRight', params: ({ event }) => event },
        target: 'previewing',
        actions: 'forgetRefusal',
      },
      { actions: [{ type: 'keepProblems', params: ({ event }) => event }, 'sayProblems'] },
    ],
    'bulk.close': closes,
  },
});

const previewing = bulkSetup.createStateConfig({
  invoke: {
    id: 'preview',
    src: 'preview',
    input: ({ context: { selection, action, values } }) => ({ selection, action, values }),
    onDone: {
      target: 'previewed',
      actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
    },
    onError: [
      // After signing in again the flow continues where it was.
      { guard: { type: 'isSessionLostFilling', params: ({ event }) => event }, target: 'filling' },
      { guard: sessionLost, target: 'leaving' },
      { guard: forbidden, target: 'forbidden', actions: refusal },
      {
        guard: { type: 'isFieldWrong', params: ({ event }) => event },
        target: 'filling',
        actions: [refusal, 'sayProblems'],
      },
      { target: 'failed', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'failed', actions: unanswered } },
  on: { 'bulk.back': back, 'bulk.close': closes },
});

const mayRun = bulkSetup.createStateConfig({
  on: { 'bulk.confirm': { target: '#bulk.starting', actions: 'forgetRefusal' } },
  after: { previewLasts: { target: '#bulk.expired', actions: 'forgetRefusal' } },
});

const previewed = bulkSetup.createStateConfig({
  initial: 'judging',
  on: { 'bulk.back': back, 'bulk.close': closes },
  states: {
    judging: {
      always: [{ guard: 'isNone', target: 'none' }, { guard: 'isAll', target: 'all' }, { target: 'some' }],
    },
    all: mayRun,
    some: mayRun,
    none: {},
  },
});

const starting = bulkSetup.createStateConfig({
  invoke: {
    id: 'run',
    src: 'run',
    input: ({ context: { id } }) => ({ id }),
    onDone: {
      target: 'settling',
      actions: [{ type: 'keepBulk', params: ({ event }) => ({ bulk: event.output }) }, 'unchoose'],
    },
    onError: [
      { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
      // The preview was deleted because nobody ran it in time.
      { guard: missing, target: 'expired' },
      { guard: sessionLost, target: 'previewed' },
      { guard: forbidden, target: 'forbidden', actions: refusal },
      { guard: isUnanswered, target: 'unsure', actions: refusal },
      { target: 'previewed', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

// A preview runs only once, by its number, but the outcome is asked for before anything is sent again.
const unsure = bulkSetup.createStateConfig({
  initial: 'asking',
  on: { 'bulk.close': { target: 'leaving', actions: 'reload' } },
  states: {
    asking: {
      invoke: {
        id: 'askOutcome',
        src: 'askOutcome',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isNews', params: ({ event }) => ({ bulk: event.output }) },
            target: '#bulk.settling',
            actions: [
              { type: 'keepBulk', params: ({ event }) => ({ bulk: event.output }) },
              'forgetRefusal',
              'unchoose',
            ],
          },
          // The call was not carried out.
          { target: '#bulk.settling', actions: { type: 'keepBulk', params: ({ event }) => ({ bulk: event.output }) } },
        ],
        onError: { target: 'unresolved' },
      },
      after: { answerLimit: { target: 'unresolved' } },
    },
    unresolved: { on: { 'outcome.ask': { target: 'asking' } } },
  },
});

const reading = bulkSetup.createStateConfig({
  invoke: {
    id: 'readBulk',
    src: 'readBulk',
    input: ({ context: { id } }) => ({ id }),
    onDone: { target: 'settling', actions: { type: 'keepBulk', params: ({ event }) => ({ bulk: event.output }) } },
    onError: [
      { guard: missing, target: 'missing' },
      { target: 'unread', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'unread', actions: unanswered } },
  on: { 'bulk.close': closes },
});

const mayStop = bulkSetup.createStateConfig({
  on: { 'bulk.stop': { target: 'stopping', actions: 'forgetRefusal' } },
});

const underWay = bulkSetup.createStateConfig({
  invoke: { id: 'followBulk', src: 'followBulk', input: ({ self, context: { id } }) => ({ machine: self, id }) },
  on: {
    'bulk.read': [
      {
        guard: { type: 'isGoingOn', params: ({ event }) => event },
        actions: { type: 'keepBulk', params: ({ event }) => event },
      },
      {
        target: 'settling',
        actions: [{ type: 'keepBulk', params: ({ event }) => event }, 'forgetRefusal'],
      },
    ],
    // The task continues, and is listed in the task tray.
    'bulk.close': closes,
  },
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'isUndoing', target: 'undoing' }, { target: 'running' }] },
    running: mayStop,
    undoing: mayStop,
    stopping: {
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { bulk } }) => ({ task: bulk?.task ?? 0 }),
        onError: [
          { guard: sessionLost, target: 'judging' },
          { target: 'judging', actions: refusal },
        ],
      },
      // The person can press stop again.
      after: { answerLimit: { target: 'judging' } },
    },
  },
});

const mayUndo = bulkSetup.createStateConfig({
  entry: 'reload',
  on: {
    'bulk.undo': { guard: 'canUndo', target: '#bulk.takingBack', actions: 'forgetRefusal' },
    'bulk.close': closes,
  },
});

const takingBack = bulkSetup.createStateConfig({
  invoke: {
    id: 'undo',
    src: 'undo',
    input: ({ context: { id } }) => ({ id }),
    onDone: { target: 'settling', actions: { type: 'keepBulk', params: ({ event }) => ({ bulk: event.output }) } },
    onError: [
      { guard: sessionLost, target: 'settling' },
      { guard: isUnanswered, target: 'unsure', actions: refusal },
      { target: 'settling', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

const refused = bulkSetup.createStateConfig({
  on: {
    'preview.again': { target: '#bulk.previewing', actions: 'forgetRefusal' },
    'bulk.back': back,
    'bulk.close': closes,
  },
});

/**
 * Bulk change of a list's records (machines.md 25): selection, preview, and a run of exactly that preview as a task, which continues
 * when the drawer is closed and can be taken back by another task. An earlier change is opened by its number.
 */
export const bulkMachine = bulkSetup.createMachine({
  id: 'bulk',
  context: beginning,
  initial: 'resting',
  states: {
    resting,
    selecting,
    filling,
    previewing,
    previewed,
    expired: { on: { 'preview.again': { target: 'previewing' }, 'bulk.back': back, 'bulk.close': closes } },
    starting,
    unsure,
    reading,
    settling: {
      always: [
        { guard: 'isForgotten', target: 'missing' },
        { guard: 'isPreviewed', target: 'previewed' },
        { guard: 'isUnderWay', target: 'underWay' },
        { guard: 'isUndone', target: 'undone' },
        { guard: 'isStopped', target: 'stopped' },
        { target: 'done' },
      ],
    },
    underWay,
    done: {
      ...mayUndo,
      initial: 'judging',
      states: {
        judging: { always: [{ guard: 'hasAllChanged', target: 'all' }, { target: 'some' }] },
        all: {},
        some: {},
      },
    },
    stopped: mayUndo,
    takingBack,
    undone: {
      entry: 'reload',
      on: { 'bulk.close': closes },
      initial: 'judging',
      states: { judging: { always: [{ guard: 'isAllBack', target: 'all' }, { target: 'some' }] }, all: {}, some: {} },
    },
    forbidden: refused,
    failed: refused,
    // There is no bulk change of this number, or it is a mere preview.
    missing: { on: { 'bulk.close': closes } },
    unread: { on: { 'outcome.ask': { target: 'reading', actions: 'forgetRefusal' }, 'bulk.close': closes } },
    leaving: {
      entry: 'forgetRefusal',
      always: [{ guard: 'isNothingChosen', target: 'resting' }, { target: 'selecting' }],
    },
  },
});
