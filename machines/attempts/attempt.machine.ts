import { noAnswer } from '../refusal.ts';
import { askedOf, attemptSetup } from './attempt.setup.ts';

export {
  type AttemptChange,
  type AttemptEvent,
  type AttemptInput,
  answeredOf,
  type Chosen,
} from './attempt.setup.ts';

// What another device or tab did is taken over in every state that waits for no answer of its own.
const news = attemptSetup.createStateConfig({
  on: {
    'attempt.read': [
      {
        guard: { type: 'hasPassed', params: ({ event }) => event },
        target: '#attempt.passed',
        actions: { type: 'keepResult', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasFailed', params: ({ event }) => event },
        target: '#attempt.failed',
        actions: { type: 'keepResult', params: ({ event }) => event },
      },
      { actions: { type: 'keepSeen', params: ({ event }) => event } },
    ],
  },
});

const reviewing = attemptSetup.createStateConfig({
  on: {
    ...news.on,
    'reading.open': { target: '#attempt.reading' },
    'question.go': {
      guard: { type: 'isQuestion', params: ({ event }) => event },
      target: '#attempt.question',
      actions: { type: 'goTo', params: ({ event }) => event },
    },
    'attempt.submit': { guard: 'isComplete', target: '#attempt.scoring' },
  },
});

/**
 * From the first page of a course to its result (machines.md 18): read, answer one by one, look over, submit once. Each change is
 * given to whoever keeps it on the server, so that it can be left and continued, also on another device. Which answers are
 * right is never here: the server scores.
 */
export const attemptMachine = attemptSetup.createMachine({
  id: 'attempt',
  context: ({ input }) => ({ ...input, index: 0, result: null, refusal: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isRead', target: 'continuing' }, { target: 'reading' }] },
    // One goes on at the first question that has no answer yet.
    continuing: {
      always: [
        { guard: 'isComplete', target: 'review' },
        { target: 'question', actions: 'goToOpen' },
      ],
    },
    reading: {
      on: {
        ...news.on,
        'page.turn': {
          actions: [
            { type: 'turnTo', params: ({ event }) => event },
            { type: 'keep', params: ({ event: { page } }) => ({ page }) },
          ],
        },
        'reading.done': {
          target: 'continuing',
          actions: ['markRead', { type: 'keep', params: { read: true } }],
        },
      },
    },
    question: {
      on: {
        ...news.on,
        'answer.choose': {
          actions: [
            { type: 'choose', params: ({ event }) => event },
            {
              type: 'keep',
              params: ({ event: { answers }, context }) => ({
                answers: { question: askedOf(context), answers },
              }),
            },
          ],
        },
        'question.next': [{ guard: 'isLast', target: 'review' }, { actions: 'goOn' }],
        'question.back': [{ guard: 'isFirst', target: 'reading' }, { actions: 'goBack' }],
        'question.go': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        'review.open': { target: 'review' },
        'reading.open': { target: 'reading' },
      },
    },
    review: reviewing,
    notSubmitted: { ...reviewing, exit: 'forgetRefusal' },
    scoring: {
      // Answers go either with the submission or on their own, never both at once.
      entry: 'hold',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { chosen } }) => ({ chosen }),
        onDone: [
          {
            guard: { type: 'hasPassed', params: ({ event }) => ({ result: event.output }) },
            target: 'passed',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: [
          // After signing in again one goes on where one was.
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'review', actions: 'release' },
          {
            target: 'notSubmitted',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'reload', 'release'],
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'notSubmitted',
          actions: [{ type: 'keepRefusal', params: { error: noAnswer } }, 'reload', 'release'],
        },
      },
    },
    passed: {},
    failed: {},
  },
});
