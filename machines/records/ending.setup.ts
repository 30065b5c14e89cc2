import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import type { Weight } from '#contract/records/ending.contract.ts';
import { type Answers, type Asks, answerProblems } from '#contract/records/ending.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

export interface EndingInput {
  /** Whether the record is ended or restored; restoring asks for no confirmation. */
  way: 'end' | 'restore';
  /** Name of the record, which the person types if ending it is heavy. */
  name: string;
  /** Revision of the record in the list. */
  revision: number;
  asks: Asks;
}

/** Outcome: the record is ended, or ending it is only proposed because it needs a second person. */
export type EndOutcome = 'done' | 'proposed';

/** The record and the effects of ending it, read in one call. */
export interface SeenEnding {
  revision: number;
  /** Whether the record is still active, so that it can be ended. */
  offered: boolean;
  weight: Weight;
  /** Digest of the effects; null if the call needs none. */
  impact: string | null;
  /** The effects, as the view draws them. */
  effects: unknown;
  /** The questions, if they depend on the effects. */
  asks?: Asks;
  /** Outcome when the record is no longer active; `done` by default. */
  outcome?: EndOutcome;
}

/** One attempt to end the record. */
export interface EndTry {
  /** The revision and the impact that the person saw. */
  seen: number;
  impact: string | null;
  answers: Answers;
}

/** Answer of a save; only its revision is needed to take it back. */
export interface Saved {
  revision: number;
  /** Outcome; `done` by default. */
  outcome?: EndOutcome;
}

interface EndingContext extends Omit<EndingInput, 'way'> {
  isRestored: boolean;
  /** Null before the first reading. */
  seen: SeenEnding | null;
  /** The reading before the last one, so that changed effects can be marked. */
  before: SeenEnding | null;
  /** Outcome once the record is ended. */
  outcome: EndOutcome;
  answers: Answers;
  /** Problems by question: a code that the view has words for, or the server's own words. */
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

/** Initial context of ending a record. */
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

/** Problems of the answers given so far. */
export const problemsOf = ({ asks, answers, seen, name }: Omit<EndingContext, 'problems'>) =>
  answerProblems(asks, answers, seen?.weight === 'heavy' ? name : null);

const isRefusedAs =
  (status: number) =>
  (_: unknown, { error }: Failed) =>
    readRefusal(error).status === status;

/** Setup of the ending machine; its states are in ending.machine.ts. */
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
    /** The record or the impact has changed, or something must be done first; reading again shows which. */
    isConflict: isRefusedAs(409),
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
