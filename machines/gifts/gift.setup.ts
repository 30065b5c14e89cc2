import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { type GiftFields, type GiftProblems, giftProblems } from '#contract/gifts/gifts.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

/** The recipients: everybody, a unit, or people selected in the list, by ids or by filters. */
export type Whom =
  | { of: 'all' }
  | { of: 'unit'; unit: string }
  | { of: 'rows'; ids: readonly number[] }
  | { of: 'found'; query: object; except: readonly number[]; count: number; isExact: boolean };

/** All fields of a gift. */
export interface GiftDraft extends GiftFields {
  whom: Whom;
  /** Whether people who were invited but have no account yet are included. */
  withInvited: boolean;
  /** Null is the flexible budget. */
  category: number | null;
}

/** The fields of a preview that decide the flow; the view knows the others. */
export interface SeenGift {
  people: number;
  own: 'none' | 'among' | 'alone';
  /** Digest of exactly this preview. */
  seen: string;
}

/** The gift that was made. */
export interface MadeGift {
  id: number;
  /** `waiting` when a second person must approve it. */
  status: string;
}

/** One attempt to give. */
export interface GiveTry {
  draft: GiftDraft;
  seen: string;
  key: string;
}

export interface GiftInput {
  draft: GiftDraft;
  /** Idempotency key of an attempt before a reload whose outcome is unknown. */
  key: string | null;
}

type Problems = GiftProblems & { whom?: 'missing' };

interface GiftContext extends GiftInput {
  /** The last preview; null before the first. */
  effect: SeenGift | null;
  /** Problems by field: a code that the view has words for. */
  problems: Problems;
  refusal: Refusal | null;
  made: MadeGift | null;
}

export type GiftEvent =
  | { type: 'gift.change'; changes: Partial<GiftDraft> }
  | { type: 'gift.submit' }
  | { type: 'gift.confirm'; key: string }
  | { type: 'gift.back' }
  | { type: 'gift.again' }
  | { type: 'effect.look' }
  | { type: 'outcome.ask' };

type Failed = { error: unknown };
type Seen = { effect: SeenGift };

const isSaid = ({ whom }: GiftDraft) =>
  whom.of === 'unit' ? whom.unit !== '' : whom.of === 'rows' ? whom.ids.length > 0 : true;

/** Problems of the fields as they are now. */
export const problemsOf = (draft: GiftDraft): Problems =>
  Object.assign(giftProblems(draft), isSaid(draft) ? {} : { whom: 'missing' as const });

const isRefusedAs =
  (status: number) =>
  (_: unknown, { error }: Failed) =>
    readRefusal(error).status === status;

/** Setup of the gift machine; its states are in gift.machine.ts. */
export const giftSetup = setup({
  types: { input: {} as GiftInput, context: {} as GiftContext, events: {} as GiftEvent },
  actors: {
    preview: providedBy<SeenGift, GiftDraft>('useGift'),
    give: providedBy<MadeGift, GiveTry>('useGift'),
  },
  actions: {
    // Provided by useGift.
    keepWork: (_, _work: GiftInput) => {},
    forgetWork: () => {},
    sayProblems: () => {},
    sayGiven: (_, _made: MadeGift) => {},

    change: assign(({ context }, { changes }: { changes: Partial<GiftDraft> }) => ({
      draft: { ...context.draft, ...changes },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => !(field in changes))),
    })),
    keepEffect: assign({ effect: (_, { effect }: Seen) => effect }),
    keepFound: assign({ problems: ({ context }) => problemsOf(context.draft) }),
    // An attempt is repeated with its own idempotency key.
    keepKey: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key }),
    forgetKey: assign({ key: null }),
    keepMade: assign({ made: (_, { made }: { made: MadeGift }) => made }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isSaid: ({ context }) => isSaid(context.draft),
    isRight: ({ context }) => Object.keys(problemsOf(context.draft)).length === 0,
    isWordAlone: (_, { changes }: { changes: Partial<GiftDraft> }) =>
      Object.keys(changes).every((field) => field === 'note'),
    mayBeGiven: (_, { effect }: Seen) => effect.people > 0 && effect.own !== 'alone',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isChanged: isRefusedAs(409),
    isOther: isRefusedAs(422),
  },
  delays: {
    /** Pause after typing before the next preview, in milliseconds. */
    pause: 400,
    answerLimit: ANSWER_LIMIT,
  },
});
