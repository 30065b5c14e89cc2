import { noAnswer } from '../refusal.ts';
import { type GiftDraft, type GiftInput, giftSetup, type MadeGift, type SeenGift } from './gift.setup.ts';

export type { GiftDraft, GiftEvent, GiftInput, GiveTry, MadeGift, SeenGift, Whom } from './gift.setup.ts';

type Failed = { error: unknown };
type Changing = { changes: Partial<GiftDraft> };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;
const changed = { type: 'change', params: ({ event }: { event: Changing }) => event } as const;
const looked = {
  type: 'keepEffect',
  params: ({ event }: { event: { output: SeenGift } }) => ({ effect: event.output }),
} as const;
const kept = { type: 'keepWork', params: ({ context }: { context: GiftInput }) => context } as const;

const preview = {
  id: 'preview',
  src: 'preview',
  input: ({ context }: { context: GiftInput }) => context.draft,
} as const;

// The effects are shown beside the form as soon as typing rests.
const filling = giftSetup.createStateConfig({
  initial: 'judging',
  on: {
    'gift.change': [
      { guard: { type: 'isWordAlone', params: ({ event }) => event }, actions: [changed, kept] },
      { target: '.judging', actions: [changed, 'forgetRefusal', kept] },
    ],
    'gift.submit': [
      { guard: 'isRight', target: 'previewing', actions: 'forgetRefusal' },
      { actions: ['keepFound', 'sayProblems'] },
    ],
  },
  states: {
    judging: { always: [{ guard: 'isSaid', target: 'settling' }, { target: 'incomplete' }] },
    incomplete: {},
    settling: { after: { pause: { target: 'looking' } } },
    looking: {
      invoke: {
        ...preview,
        onDone: { target: 'shown', actions: looked },
        onError: { target: 'unseen', actions: refusal },
      },
      after: { answerLimit: { target: 'unseen', actions: unanswered } },
    },
    // A refusal of the earlier text no longer applies, whereas the reason of a failed preview (in `unseen`) still does.
    shown: {
      on: {
        'gift.change': {
          guard: { type: 'isWordAlone', params: ({ event }) => event },
          actions: [changed, 'forgetRefusal', kept],
        },
      },
    },
    unseen: { on: { 'effect.look': { target: 'looking', actions: 'forgetRefusal' } } },
  },
});

// Pressing the button previews again, so the person confirms the current effects.
const previewing = giftSetup.createStateConfig({
  invoke: {
    ...preview,
    onDone: [
      {
        guard: { type: 'mayBeGiven', params: looked.params },
        target: 'confirming',
        actions: looked,
      },
      { target: 'filling.shown', actions: looked },
    ],
    onError: { target: 'filling.unseen', actions: refusal },
  },
  after: { answerLimit: { target: 'filling.unseen', actions: unanswered } },
});

const confirming = giftSetup.createStateConfig({
  on: {
    'gift.confirm': {
      target: 'giving',
      actions: ['forgetRefusal', { type: 'keepKey', params: ({ event }) => event }, kept],
    },
    'gift.back': { target: 'filling.shown', actions: 'forgetRefusal' },
  },
});

const giving = giftSetup.createStateConfig({
  invoke: {
    id: 'give',
    src: 'give',
    input: ({ context: { draft, effect, key } }) => ({ draft, seen: effect?.seen ?? '', key: key ?? '' }),
    onDone: {
      target: 'given',
      actions: { type: 'keepMade', params: ({ event }: { event: { output: MadeGift } }) => ({ made: event.output }) },
    },
    onError: [
      // The effects have changed: they are previewed and confirmed again.
      { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'previewing', actions: refusal },
      { guard: { type: 'isOther', params: ({ event }) => event }, target: 'other', actions: refusal },
      // After signing in again the flow continues where it was.
      { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'confirming' },
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unsure', actions: refusal },
      { target: 'filling.shown', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

/**
 * Giving a budget to many people (machines.md 27): its effects are shown while the form is filled in and read once more on submitting;
 * exactly these are carried out on confirming. An unanswered call is repeated with the same idempotency key, so it gives once.
 */
export const giftMachine = giftSetup.createMachine({
  id: 'gift',
  context: ({ input }) => ({ ...input, effect: null, problems: {}, refusal: null, made: null }),
  initial: 'filling',
  states: {
    filling,
    previewing,
    confirming,
    giving,
    unsure: {
      on: {
        'outcome.ask': { target: 'giving', actions: 'forgetRefusal' },
        'gift.back': { target: 'filling.shown', actions: 'forgetRefusal' },
      },
    },
    // An earlier attempt was carried out after all, and the form now holds a different gift.
    other: { on: { 'gift.again': { target: 'filling.judging', actions: ['forgetRefusal', 'forgetKey', kept] } } },
    given: {
      entry: ['forgetWork', { type: 'sayGiven', params: ({ context: { made } }) => made ?? { id: 0, status: '' } }],
    },
  },
});
