import { noAnswer } from '../refusal.ts';
import { requestSetup } from './request.setup.ts';

const opens = (wanted: 'kind' | 'details') => ({
  guard: {
    type: 'opens' as const,
    params: ({ event }: { event: { step: 'kind' | 'details' | 'file' } }) => ({ step: event.step, wanted }),
  },
  target: `#request.${wanted}`,
});

const file = requestSetup.createStateConfig({
  initial: 'none',
  on: {
    'step.back': { target: 'details' },
    'file.choose': { target: '.checking', actions: { type: 'keepFile', params: ({ event }) => event } },
    'file.remove': { target: '.none', actions: 'forgetFile' },
  },
  states: {
    none: {
      always: { guard: 'hasFile', target: 'ready' },
      on: { 'file.remove': undefined },
    },
    checking: {
      // A file that was not checked is dropped.
      on: { 'step.back': { target: '#request.details', actions: 'forgetFile' } },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => context.file,
        onDone: { target: 'ready', actions: { type: 'keepChecked', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, target: 'tooLarge', actions: 'forgetFile' },
          { target: 'wrongType', actions: 'forgetFile' },
        ],
      },
    },
    tooLarge: { on: { 'file.remove': undefined } },
    wrongType: { on: { 'file.remove': undefined } },
    ready: { on: { 'step.next': { target: '#request.review' } } },
  },
});

const sending = requestSetup.createStateConfig({
  initial: 'progress',
  states: {
    progress: {
      exit: 'forgetProgress',
      on: { 'progress.tell': { actions: { type: 'keepProgress', params: ({ event }) => event } } },
      invoke: {
        id: 'fileRequest',
        src: 'fileRequest',
        input: ({ context: { key, form, file, original, duplicateAccepted } }) => ({
          key: key ?? '',
          form,
          file,
          resubmits: original?.id ?? null,
          duplicateAccepted,
        }),
        onDone: {
          target: '#request.filed',
          actions: [{ type: 'keepRequest', params: ({ event }) => event }, 'sayFiled', 'reloadUser'],
        },
        onError: [
          {
            guard: { type: 'isDuplicate', params: ({ event }) => event },
            target: '#request.refused.duplicate',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'keepDuplicates', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOverBudget', params: ({ event }) => event },
            target: '#request.refused.overBudget',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'reloadUser'],
          },
          // After signing in again the flow continues where it was.
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: '#request.review' },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: '#request.refused.unanswered',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: '#request.refused.other', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
      after: {
        answerLimit: {
          target: '#request.refused.unanswered',
          actions: { type: 'keepRefusal', params: () => ({ error: noAnswer }) },
        },
      },
    },
  },
});

const refused = requestSetup.createStateConfig({
  initial: 'other',
  on: {
    'step.back': { target: 'review' },
    'step.open': [opens('kind'), opens('details'), { target: '#request.file' }],
    'request.send': {
      target: 'sending',
      actions: { type: 'startTry', params: ({ event }) => event },
    },
  },
  states: {
    // Nothing was filed; a duplicate is sent only after a confirmation.
    duplicate: {
      on: {
        'request.send': undefined,
        'duplicate.accept': {
          target: '#request.sending',
          actions: ['acceptDuplicate', { type: 'startTry', params: ({ event }) => event }],
        },
      },
    },
    overBudget: { on: { 'request.send': undefined } },
    // The request may have been filed; the same key does not file it twice.
    unanswered: {},
    other: {},
  },
});

/**
 * Filing a request step by step (product.md 4). The form keeps its content through every refusal; one attempt has one idempotency key,
 * so repeating an unanswered call never files twice; a duplicate is filed only if the person confirms it.
 */
export const requestMachine = requestSetup.createMachine({
  id: 'request',
  context: ({ input }) => ({
    ...input,
    problems: {},
    progress: null,
    refusal: null,
    duplicates: [],
    duplicateAccepted: false,
    request: null,
  }),
  invoke: { src: 'watchBudgets', input: ({ self }) => ({ machine: self }) },
  on: { 'budgets.read': { actions: { type: 'keepBudgets', params: ({ event }) => event } } },
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: { type: 'wasAt', params: () => ({ step: 'kind' as const }) }, target: 'kind' },
        { guard: { type: 'wasAt', params: () => ({ step: 'details' as const }) }, target: 'details' },
        { guard: 'hasFile', target: 'review' },
        { target: 'file' },
      ],
    },
    kind: {
      on: {
        'kind.choose': { actions: { type: 'keepKind', params: ({ event }) => event } },
        'step.next': { target: 'details' },
      },
    },
    details: {
      on: {
        'details.change': { actions: { type: 'keepDetails', params: ({ event }) => event } },
        'details.submit': [
          { guard: { type: 'isRight', params: ({ event }) => event }, target: 'file', actions: 'forgetRefusal' },
          { actions: { type: 'keepProblems', params: ({ event }) => event } },
        ],
        'step.back': { target: 'kind' },
      },
    },
    file,
    review: {
      on: {
        'step.back': { target: 'file' },
        'step.open': [opens('kind'), opens('details'), { target: 'file' }],
        'request.send': [
          {
            guard: { type: 'isRight', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'startTry', params: ({ event }) => event },
          },
          { target: 'details', actions: { type: 'keepProblems', params: ({ event }) => event } },
        ],
      },
    },
    sending,
    refused,
    filed: { on: { 'request.again': { target: 'kind', actions: 'startAnew' } } },
  },
});
