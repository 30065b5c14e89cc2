import type { Decision } from '#contract/requests/review.rules.ts';
import { noAnswer } from '../refusal.ts';
import { type ReviewInput, reviewSetup } from './review.setup.ts';

export type {
  DecisionTry,
  ReviewEvent,
  ReviewedRequest,
  ReviewInput,
} from './review.setup.ts';

type Failed = { error: unknown };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const kind = (decision: Decision) => ({ type: 'keepKind', params: { decision } }) as const;
const on = <Guard extends string>(type: Guard) => ({ type, params: ({ event }: { event: Failed }) => event }) as const;

const looking = reviewSetup.createStateConfig({
  initial: 'judging',
  on: {
    'request.seen': { target: '.judging', actions: { type: 'keepSeen', params: ({ event }) => event } },
  },
  states: {
    judging: {
      always: [{ guard: 'isDecided', target: 'decided' }, { guard: 'isOwn', target: 'own' }, { target: 'open' }],
    },
    open: {
      on: {
        'decision.accept': { target: '#review.aboutToSend', actions: kind('accepted') },
        'decision.refuse': { target: '#review.refusing', actions: kind('rejected') },
        'decision.ask': { target: '#review.asking', actions: kind('question') },
      },
    },
    own: {},
    decided: {},
  },
});

// Rejecting and asking use the same text field; `decision` says which it is.
const worded = (to: 'aboutToSend' | 'sending') =>
  reviewSetup.createStateConfig({
    on: {
      'decision.word': { actions: { type: 'keepWords', params: ({ event }) => event } },
      'decision.code': { actions: { type: 'keepCode', params: ({ event }) => event } },
      'decision.submit': [{ guard: 'isWorded', target: to }, { actions: ['keepWordless', 'sayWordless'] }],
      'decision.back': { target: 'looking', actions: 'forgetWordless' },
    },
  });

const sending = reviewSetup.createStateConfig({
  entry: 'forgetRefusal',
  invoke: {
    id: 'decide',
    src: 'decide',
    input: ({ context: { request, decision, code, words } }) => ({
      id: request.id,
      company: request.company,
      decision,
      code,
      words: decision === 'accepted' ? '' : words.trim(),
      seen: request.seen,
    }),
    onDone: 'settled',
    onError: [
      { guard: on('isOvertaken'), target: 'overtaken', actions: [refusal, 'readAgain'] },
      { guard: on('isChanged'), target: 'changedMeanwhile', actions: [refusal, 'readAgain'] },
      { guard: on('isNotYours'), target: 'notYours', actions: refusal },
      // After signing in again the decision can be sent from here.
      { guard: on('isSessionLost'), target: 'failed' },
      { guard: on('isUnanswered'), target: 'unsure', actions: refusal },
      { target: 'failed', actions: refusal },
    ],
  },
  after: {
    answerLimit: { target: 'unsure', actions: { type: 'keepRefusal', params: { error: noAnswer } } },
  },
});

/**
 * Reviewing one request (machines.md 29): accepted, rejected with a reason, or a question to its employee. A decision waits for some
 * seconds in which it can be undone, then it is sent together with the status that the reviewer saw. If a colleague decided first, that
 * decision is shown, and the typed text stays. An unanswered call is repeated: the server recognises its own answer.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: ({ input }: { input: ReviewInput }) => ({
    ...input,
    decision: 'accepted',
    code: 'other',
    words: input.words ?? '',
    isWordless: false,
    refusal: null,
  }),
  initial: 'looking',
  states: {
    looking,
    refusing: worded('aboutToSend'),
    asking: worded('sending'),
    aboutToSend: {
      on: {
        'decision.undo': [{ guard: 'isRefusing', target: 'refusing' }, { target: 'looking' }],
        'decision.send': 'sending',
      },
      after: { wait: 'sending' },
    },
    sending,
    unsure: { on: { 'outcome.ask': 'sending', 'decision.back': 'looking' } },
    failed: { on: { 'decision.send': 'sending', 'decision.back': 'looking' } },
    changedMeanwhile: { on: { 'request.look': 'looking' } },
    overtaken: {},
    notYours: {},
    settled: {
      entry: {
        type: 'saySettled',
        params: ({ context: { request, decision } }) => ({ id: request.id, decision }),
      },
    },
  },
});
