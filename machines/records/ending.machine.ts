import { noAnswer } from '../refusal.ts';
import { beginningOf, endingSetup } from './ending.setup.ts';

export type { EndingEvent, EndingInput, EndOutcome, EndTry, Saved, SeenEnding } from './ending.setup.ts';

type Failed = { error: unknown };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const failed = { type: 'sayFailed', params: ({ event }: { event: Failed }) => event } as const;
const forbidden = { type: 'isForbidden', params: ({ event }: { event: Failed }) => event } as const;
const missing = { type: 'isMissing', params: ({ event }: { event: Failed }) => event } as const;
const sessionLost = { type: 'isSessionLost', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;

const reading = endingSetup.createStateConfig({
  invoke: {
    id: 'readImpact',
    src: 'readImpact',
    onDone: [
      {
        guard: { type: 'isOver', params: ({ event }) => ({ seen: event.output }) },
        target: 'over',
        actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
      },
      { target: 'weighing', actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) } },
    ],
    onError: [
      { guard: forbidden, target: 'forbidden', actions: refusal },
      { guard: missing, target: 'missing', actions: [refusal, 'reload'] },
      { target: 'failed', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'failed', actions: unanswered } },
  on: { 'ending.dismiss': { target: 'closed' } },
});

// The person confirms after reading the effects; for heavy ones they type the record's name.
const mayEnd = endingSetup.createStateConfig({
  on: {
    'answer.change': { actions: { type: 'answer', params: ({ event }) => event } },
    'ending.confirm': [
      { guard: 'isRight', target: '#ending.ending', actions: 'forgetRefusal' },
      { actions: ['keepFound', 'sayProblems'] },
    ],
  },
});

const weighing = endingSetup.createStateConfig({
  initial: 'judging',
  on: { 'ending.dismiss': { target: 'closed' } },
  states: {
    judging: {
      always: [
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isHeavy', target: 'heavy' },
        { target: 'harmless' },
      ],
    },
    harmless: mayEnd,
    heavy: mayEnd,
    // What has to be done first is done on another page.
    blocked: { on: { 'impact.reread': { target: '#ending.reading', actions: 'forgetRefusal' } } },
  },
});

const ending = endingSetup.createStateConfig({
  invoke: {
    id: 'end',
    src: 'end',
    input: ({ context: { revision, seen, answers } }) => ({ seen: revision, impact: seen?.impact ?? null, answers }),
    onDone: {
      target: 'ended',
      actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'sayEnded', 'reload'],
    },
    onError: [
      {
        guard: { type: 'isConflict', params: ({ event }) => event },
        target: 'reading',
        actions: [refusal, 'reload'],
      },
      // After signing in again the flow continues where it was.
      { guard: sessionLost, target: 'weighing' },
      { guard: forbidden, target: 'forbidden', actions: refusal },
      { guard: missing, target: 'missing', actions: [refusal, 'reload'] },
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unsure', actions: refusal },
      { target: 'weighing', actions: [refusal, 'sayProblems'] },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

const unsure = endingSetup.createStateConfig({
  initial: 'asking',
  on: { 'ending.dismiss': { target: 'closed', actions: 'reload' } },
  states: {
    asking: {
      invoke: {
        id: 'askEnded',
        src: 'askEnded',
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ seen: event.output }) },
            target: '#ending.ended',
            actions: [
              { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
              'forgetRefusal',
              'sayEnded',
              'reload',
            ],
          },
          {
            target: '#ending.weighing',
            actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
          },
        ],
        onError: [
          { guard: sessionLost, target: '#ending.weighing' },
          { guard: missing, target: '#ending.missing', actions: [refusal, 'reload'] },
          { target: 'unresolved' },
        ],
      },
      after: { answerLimit: { target: 'unresolved' } },
    },
    unresolved: { on: { 'outcome.ask': { target: 'asking' } } },
  },
});

const restoring = endingSetup.createStateConfig({
  invoke: {
    id: 'restore',
    src: 'restore',
    input: ({ context: { revision } }) => ({ revision }),
    onDone: {
      target: 'restored',
      actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'sayRestored', 'reload'],
    },
    onError: [
      { guard: sessionLost, target: 'ended', actions: 'reload' },
      { target: 'ended', actions: [failed, 'reload'] },
    ],
  },
  // The restore may have been carried out; reading again shows it.
  after: {
    answerLimit: { target: 'ended', actions: [{ type: 'sayFailed', params: { error: noAnswer } }, 'reload'] },
  },
});

/**
 * Ending one record (machines.md 22): its effects are read and shown before they are confirmed, and the impact that was shown is sent
 * along. If it has changed, the new effects are shown and confirmed again. Restoring a record asks for no confirmation.
 */
export const endingMachine = endingSetup.createMachine({
  id: 'ending',
  context: ({ input }) => beginningOf(input),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isRestored', target: 'restoring' }, { target: 'reading' }] },
    reading,
    weighing,
    ending,
    unsure,
    // Another person, or another tab, has ended the record already.
    over: { on: { 'ending.dismiss': { target: 'closed', actions: 'reload' } } },
    ended: { on: { 'record.restore': { target: 'restoring' } } },
    restoring,
    restored: {},
    forbidden: { on: { 'impact.reread': { target: 'reading' }, 'ending.dismiss': { target: 'closed' } } },
    missing: { on: { 'ending.dismiss': { target: 'closed' } } },
    failed: { on: { 'impact.reread': { target: 'reading' }, 'ending.dismiss': { target: 'closed' } } },
    closed: {},
  },
});
