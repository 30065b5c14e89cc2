import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import type { Weight } from '#contract/records/ending.contract.ts';
import { type Answers, type Asks, answerProblems } from '#contract/records/ending.rules.ts';
import { providedBy } from '../provided.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

export interface EndingInput {
  /** Whether it is ended, or shown again: that is done at once. */
  way: 'end' | 'restore';
  /** What it is called: typed as it is where much hangs on it. */
  name: string;
  /** Its revision as it was seen in the list. */
  revision: number;
  asks: Asks;
}

/** What came of an end: it is done, or only proposed, for it takes a second person. */
export type EndOutcome = 'done' | 'proposed';

/** A record and what its end would mean, as they were read together. */
export interface SeenEnding {
  revision: number;
  /** Whether there is still something to end. */
  offered: boolean;
  weight: Weight;
  /** Stands for all that it would mean; null where its call asks for none. */
  impact: string | null;
  /** What it would mean, for whoever draws it. */
  effects: unknown;
  /** What is asked, where what it would mean decides that. */
  asks?: Asks;
  /** Where there is nothing left to end: what came of it, unless it is done. */
  outcome?: EndOutcome;
}

/** One try to end it. */
export interface EndTry {
  /** The revision and the impact that were seen. */
  seen: number;
  impact: string | null;
  answers: Answers;
}

/** What was saved, of which only the revision is needed to take it back. */
export interface Saved {
  revision: number;
  /** What came of it, unless it is done. */
  outcome?: EndOutcome;
}

interface EndingContext extends Omit<EndingInput, 'way'> {
  isRestored: boolean;
  /** Null before it was read. */
  seen: SeenEnding | null;
  /** What was seen before that, so that what is new can be marked. */
  before: SeenEnding | null;
  /** What came of it, once it is ended. */
  outcome: EndOutcome;
  answers: Answers;
  /** By what was asked: a code that the view has words for, or the server's own words. */
  problems: Readonly<Record<string, string>>;
  refusal: Refusal | null;
}

export type EndingEvent =
  | { type: 'answer.change'; answers: Answers }
  | { type: 'ending.confirm' }
  | { type: 'ending.dismiss' }
  | { type: 'impact.reread' }
  | { type: 'outcome.ask' }
  | { type: 'record.restore' };

type Failed = { error: unknown };
type Read = { seen: SeenEnding };

/** Where an ending begins. */
export const beginningOf = ({ way, name, revision, asks }: EndingInput): EndingContext => ({
  name,
  revision,
  asks,
  isRestored: way === 'restore',
  seen: null,
  before: null,
  outcome: 'done',
  answers: {},
  problems: {},
  refusal: null,
});

/** What is wrong with what was answered so far. */
export const problemsOf = ({ asks, answers, seen, name }: Omit<EndingContext, 'problems'>) =>
  answerProblems(asks, answers, seen?.weight === 'heavy' ? name : null);

const isRefusedAs =
  (status: number) =>
  (_: unknown, { error }: Failed) =>
    readRefusal(error).status === status;

/** What the end of a record is made of; its states are in ending.machine.ts. */
export const endingSetup = setup({
  types: { input: {} as EndingInput, context: {} as EndingContext, events: {} as EndingEvent },
  actors: {
    readImpact: providedBy<SeenEnding>('useEndings'),
    end: providedBy<Saved, EndTry>('useEndings'),
    /** Whether a try without an answer was carried out: what is there now. */
    askEnded: providedBy<SeenEnding>('useEndings'),
    restore: providedBy<Saved, Saved>('useEndings'),
  },
  actions: {
    // Provided by useEndings.
    sayEnded: () => {},
    sayRestored: () => {},
    sayFailed: (_, _failed: Failed) => {},
    sayProblems: () => {},
    reload: () => {},

    keepSeen: assign(({ context }, { seen }: Read) => {
      const { revision, asks = context.asks, outcome = 'done' } = seen;
      return { seen, revision, asks, outcome, before: context.seen };
    }),
    keepSaved: assign((_, { revision, outcome = 'done' }: Saved) => ({ revision, outcome })),
    answer: assign(({ context }, { answers }: { answers: Answers }) => ({
      answers: { ...context.answers, ...answers },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => !(field in answers))),
    })),
    keepFound: assign({ problems: ({ context }) => problemsOf(context) }),
    keepRefusal: assign((_, { error }: Failed) => {
      const refusal = readRefusal(error);
      return { refusal, problems: refusal.fields };
    }),
    forgetRefusal: assign({ refusal: null, problems: {} }),
  },
  guards: {
    isRestored: ({ context }) => context.isRestored,
    isOver: (_, { seen }: Read) => !seen.offered,
    isBlocked: ({ context }) => context.seen?.weight === 'blocked',
    isHeavy: ({ context }) => context.seen?.weight === 'heavy',
    isRight: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isForbidden: isRefusedAs(403),
    isMissing: isRefusedAs(404),
    /** It moved, it would mean something else, or something must be done first: what is so now says which. */
    isConflict: isRefusedAs(409),
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
