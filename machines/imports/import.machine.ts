import { noAnswer } from '../refusal.ts';
import { beginningOf, type Correction, importSetup, type Read, type Status } from './import.setup.ts';
import { answersOf } from './import-answers.ts';

export type { Correction, ImportEvent } from './import.setup.ts';

type Failed = { error: unknown };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;
const missing = { type: 'isMissing', params: ({ event }: { event: Failed }) => event } as const;
const answered = {
  type: 'keepSeen',
  params: ({ event }: { event: { output: Read['seen'] } }) => ({ seen: event.output }),
} as const;

/** Reads the import again, since only the server knows its status now; the refusal of the failed call stays on the screen. */
const readAnew = { target: '#import.reading', actions: refusal } as const;
const placed = { target: '#import.placing', actions: answered } as const;
const untilAnswered = { answerLimit: { target: '#import.reading', actions: unanswered } } as const;

/** Handles news from outside (a task, another tab) while no answer is awaited: a status other than those of `here` leads to its state. */
const watched = (...here: readonly Status[]) =>
  ({
    'import.moved': [
      {
        guard: { type: 'isNews', params: ({ event }: { event: Read }) => ({ seen: event.seen, here }) },
        target: '#import.placing',
        actions: { type: 'keepSeen', params: ({ event }: { event: Read }) => event },
      },
      { actions: { type: 'keepSeen', params: ({ event }: { event: Read }) => event } },
    ],
  }) as const;

const discard = { 'import.discard': { target: '#import.discarding', actions: 'forgetRefusal' } } as const;

const reading = importSetup.createStateConfig({
  invoke: {
    id: 'readImport',
    src: 'readImport',
    input: ({ context: { id } }) => ({ id }),
    onDone: placed,
    onError: [
      { guard: missing, target: 'missing' },
      { target: 'failed', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'failed', actions: unanswered } },
});

// The server's status decides the state: after a reload, in another tab, and after every call.
const placing = importSetup.createStateConfig({
  always: [
    { guard: { type: 'isAt', params: { status: 'uploading' } }, target: 'unfinished' },
    { guard: 'isKnownFile', target: 'known' },
    { guard: 'isCertain', target: 'skipping', actions: 'skip' },
    { guard: { type: 'isAt', params: { status: 'mapping' } }, target: 'mapping', actions: 'beginMapping' },
    { guard: { type: 'isAt', params: { status: 'checking' } }, target: 'checking', actions: 'forgetRefusal' },
    { guard: { type: 'isAt', params: { status: 'problems' } }, target: 'problems' },
    { guard: { type: 'isAt', params: { status: 'ready' } }, target: 'ready' },
    { guard: { type: 'isAt', params: { status: 'waiting' } }, target: 'waiting' },
    { guard: { type: 'isAt', params: { status: 'done' } }, target: 'done' },
    { guard: { type: 'isAt', params: { status: 'undoing' } }, target: 'undoing', actions: 'forgetRefusal' },
    { guard: { type: 'isAt', params: { status: 'undone' } }, target: 'undone', actions: 'forgetRefusal' },
    { target: 'discarded', actions: 'forgetRefusal' },
  ],
});

const mapping = importSetup.createStateConfig({
  on: {
    ...discard,
    // The rows may have been checked before the columns were opened again.
    ...watched('mapping', 'problems', 'ready'),
    'column.set': { actions: { type: 'setColumn', params: ({ event }) => event } },
    'check.start': { target: 'starting', actions: 'forgetRefusal' },
  },
});

const starting = importSetup.createStateConfig({
  invoke: {
    id: 'check',
    src: 'check',
    input: ({ context: { id, mapping } }) => ({ id, mapping }),
    onDone: placed,
    onError: readAnew,
  },
  after: untilAnswered,
});

const stopping = importSetup.createStateConfig({
  invoke: {
    id: 'stopCheck',
    src: 'stopCheck',
    input: ({ context: { id } }) => ({ id }),
    onDone: placed,
    onError: readAnew,
  },
  after: untilAnswered,
});

const queue = {
  type: 'queue',
  params: ({ event }: { event: { correction: Correction } }) => ({ correction: event.correction }),
} as const;

/** Events that are possible once the rows have been checked. */
const looked = {
  ...discard,
  'rows.correct': { target: '#import.correcting', actions: ['forgetRefusal', queue] },
  'mapping.reopen': { target: '#import.mapping', actions: ['forgetRefusal', 'beginMapping'] },
} as const;

const problems = importSetup.createStateConfig({
  on: {
    ...watched('problems'),
    ...looked,
    'rows.revise': {
      target: 'revising',
      actions: ['forgetRefusal', { type: 'keepRevision', params: ({ event }) => event }],
    },
  },
});

const correcting = importSetup.createStateConfig({
  invoke: {
    id: 'correct',
    src: 'correct',
    input: ({ context: { id, corrections } }) => ({ id, correction: corrections[0] }),
    onDone: [
      { guard: 'hasMore', target: 'correcting', reenter: true, actions: ['dequeue', answered] },
      { target: 'placing', actions: ['dequeue', answered] },
    ],
    onError: { target: 'reading', actions: ['forgetCorrections', refusal] },
  },
  after: { answerLimit: { target: 'reading', actions: ['forgetCorrections', unanswered] } },
  // Corrections are sent one by one, in order.
  on: { 'rows.correct': { actions: queue } },
});

const revising = importSetup.createStateConfig({
  invoke: {
    id: 'revise',
    src: 'revise',
    input: ({ context: { id, revision } }) => ({ id, file: revision }),
    onDone: placed,
    // Some of its rows may be saved; the refusal explains the others.
    onError: readAnew,
  },
  after: { longLimit: { target: 'reading', actions: unanswered } },
});

const ready = importSetup.createStateConfig({
  on: {
    ...watched('ready'),
    ...looked,
    'import.commit': [
      {
        guard: { type: 'isRight', params: ({ event }) => event },
        target: 'committing',
        actions: ['forgetRefusal', { type: 'keepAfter', params: ({ event }) => event }],
      },
      { actions: [{ type: 'keepFound', params: ({ event }) => event }, 'sayProblems'] },
    ],
  },
});

const committing = importSetup.createStateConfig({
  invoke: {
    id: 'commit',
    src: 'commit',
    input: ({ context: { id, after, seen } }) => ({ id, answers: answersOf(after, seen) }),
    onDone: placed,
    onError: [
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unsure', actions: refusal },
      readAnew,
    ],
  },
  after: { longLimit: { target: 'unsure', actions: unanswered } },
});

const unsure = importSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'askCommitted',
        src: 'askCommitted',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isCommitted', params: ({ event }) => ({ seen: event.output }) },
            target: '#import.placing',
            actions: [answered, 'forgetRefusal'],
          },
          placed,
        ],
        onError: { target: 'unresolved' },
      },
      after: { answerLimit: { target: 'unresolved' } },
    },
    unresolved: { on: { 'outcome.ask': { target: 'asking' } } },
  },
});

const takingBack = importSetup.createStateConfig({
  invoke: {
    id: 'undo',
    src: 'undo',
    input: ({ context: { id } }) => ({ id }),
    onDone: placed,
    onError: readAnew,
  },
  after: untilAnswered,
});

const discarding = importSetup.createStateConfig({
  invoke: {
    id: 'discard',
    src: 'discard',
    input: ({ context: { id } }) => ({ id }),
    onDone: { target: 'discarded', actions: [answered, 'leave'] },
    onError: readAnew,
  },
  after: untilAnswered,
});

/**
 * An import from mapping its columns to the end of the day within which it can be taken back (machines.md 24). Its status comes from
 * the server, so it is the same after a reload and in another tab; nothing is written for anybody before the commit writes all of it.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input }) => beginningOf(input),
  initial: 'reading',
  invoke: { id: 'watchImport', src: 'watchImport', input: ({ self }) => ({ machine: self }) },
  states: {
    reading,
    placing,
    unfinished: { on: { ...discard, ...watched('uploading') } },
    known: {
      on: {
        ...discard,
        // The earlier import of the same file may have been taken back meanwhile, so the warning would be outdated.
        'import.moved': {
          target: 'placing',
          actions: { type: 'keepSeen', params: ({ event }) => event },
        },
        'same.accept': { target: 'placing', actions: 'accept' },
      },
    },
    mapping,
    starting,
    // A certain mapping needs no confirmation; the person can go back to it from the rows.
    skipping: starting,
    checking: { on: { ...watched('checking'), 'check.stop': { target: 'stopping' } } },
    stopping,
    problems,
    correcting,
    revising,
    ready,
    committing,
    unsure,
    // Above the company's limit a second person approves or rejects the import, among the proposals.
    waiting: { on: watched('waiting') },
    done: { on: { ...watched('done'), 'undo.ask': { target: 'confirming', actions: 'forgetRefusal' } } },
    confirming: {
      on: { ...watched('done'), 'undo.confirm': { target: 'takingBack' }, 'undo.dismiss': { target: 'done' } },
    },
    takingBack,
    undoing: { on: watched('undoing') },
    undone: {},
    discarding,
    discarded: {},
    missing: {},
    failed: { on: { 'import.reread': { target: 'reading', actions: 'forgetRefusal' } } },
  },
});
