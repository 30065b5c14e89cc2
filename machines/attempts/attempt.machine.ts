import { noAnswer } from '../refusal.ts';
import { askedOf, attemptSetup } from './attempt.setup.ts';

export {
  type AttemptEvent,
  type AttemptInput,
  type AttemptNews,
  answeredOf,
  keepingOfAttempt,
} from './attempt.setup.ts';

// Changes by another device or tab are taken over in every state that awaits no answer; unsaved answers chosen here take precedence.
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
      { actions: { type: 'showNews', params: ({ event }) => event } },
    ],
  },
});

const answering = attemptSetup.createStateConfig({
  on: {
    'answer.choose': {
      actions: [
        { type: 'choose', params: ({ event }) => event },
        { type: 'keep', params: ({ event: { answers }, context }) => ({ chosen: { [askedOf(context)]: answers } }) },
      ],
    },
    'question.next': [
      { guard: 'isLast', target: '#attempt.review' },
      { target: '#attempt.question', actions: 'goOn' },
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
  },
});

const submitting = attemptSetup.createStateConfig({
  on: { 'attempt.submit': { guard: 'isComplete', target: '#attempt.scoring' } },
});

// Final for the attempt: later changes are ignored.
const over = attemptSetup.createStateConfig({
  entry: ['drop', { type: 'settle', params: ({ context }) => context }],
});

/**
 * An attempt from the first page of its course to its result (machines.md 18): read, answer the questions one by one, review, submit
 * once. Each change is passed to the `keeping` machine, which saves it alongside, so the attempt can be continued later or on another
 * device. The correct answers are never in the browser: the server scores.
 */
export const attemptMachine = attemptSetup.createMachine({
  id: 'attempt',
  context: ({ input }) => ({
    ...input,
    own: Object.keys(input.unkept.chosen).map(Number),
    news: null,
    index: 0,
    result: null,
    refusal: null,
  }),
  invoke: [
    { id: 'keeping', src: 'keeping', input: ({ context: { unkept } }) => unkept },
    { src: 'watchAttempt', input: ({ self }) => ({ machine: self }) },
  ],
  on: { 'work.kept': { actions: 'forgetOwn' } },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isRead', target: 'continuing' }, { target: 'reading' }] },
    // Continues at the first unanswered question.
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
    // Guards against a double tap: its second tap was not meant for the answer that is now under the finger.
    question: {
      on: {
        ...news.on,
        'question.back': [
          { guard: 'isFirst', target: 'reading' },
          { target: '.appearing', actions: 'goBack' },
        ],
        'question.go': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          target: '.appearing',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        'review.open': { target: 'review' },
        'reading.open': { target: 'reading' },
      },
      initial: 'appearing',
      states: { appearing: { after: { doublePress: 'seen' } }, seen: answering },
    },
    // Guards against a double tap, like `question`.
    review: {
      ...reviewing,
      initial: 'appearing',
      states: { appearing: { after: { doublePress: 'seen' } }, seen: submitting },
    },
    // Applies the news that came while the answers were being scored.
    notSubmitted: {
      on: { ...reviewing.on, ...submitting.on },
      entry: 'showKeptNews',
      always: [
        { guard: 'wasPassed', target: 'passed', actions: 'keepToldResult' },
        { guard: 'wasFailed', target: 'failed', actions: 'keepToldResult' },
      ],
      exit: 'forgetRefusal',
    },
    scoring: {
      entry: ['hold', 'forgetNews'],
      on: { 'attempt.read': { actions: { type: 'keepNews', params: ({ event }) => event } } },
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
          // After signing in again the flow continues where it was, and the attempt is read again.
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
    passed: over,
    failed: over,
  },
});
