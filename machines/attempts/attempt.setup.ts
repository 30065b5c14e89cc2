import { assign, setup } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { providedBy } from '../provided.ts';
import { isSessionLost, type Refusal, readRefusal } from '../refusal.ts';

/** Question id → the answers that are chosen. */
export type Chosen = Readonly<Record<number, readonly number[]>>;

export interface AttemptInput {
  /** The ids of the questions, in their order; at least one. */
  questions: readonly number[];
  chosen: Chosen;
  /** The page of the PDF that was read last. */
  page: number;
  /** The person has gone on to the questions before. */
  read: boolean;
}

/** What is to be kept on the server of one change. */
export interface AttemptChange {
  answers?: { question: number; answers: readonly number[] };
  page?: number;
  read?: true;
}

interface AttemptContext extends AttemptInput {
  /** The place of the question that is asked, from 0. */
  index: number;
  result: AttemptResult | null;
  /** Why it was not submitted. */
  refusal: Refusal | null;
}

export type AttemptEvent =
  | { type: 'page.turn'; page: number }
  | { type: 'reading.done' }
  | { type: 'reading.open' }
  | { type: 'answer.choose'; answers: readonly number[] }
  | { type: 'question.next' }
  | { type: 'question.back' }
  | { type: 'question.go'; index: number }
  | { type: 'review.open' }
  | { type: 'attempt.submit' }
  /** The server was asked again: what another device chose, or the result when it was submitted there. */
  | { type: 'attempt.read'; chosen: Chosen; result: AttemptResult | null };

type Failed = { error: unknown };
type Seen = { result: AttemptResult | null };

const isAnswered = (chosen: Chosen, question: number) => (chosen[question]?.length ?? 0) > 0;

/** The question that is asked. An answer is never given to another: it fails when there is none. */
export function askedOf({ questions, index }: Pick<AttemptContext, 'questions' | 'index'>): number {
  const asked = questions[index];
  if (asked === undefined) throw new Error(`there is no question ${index}`);
  return asked;
}

/** How many questions have an answer. */
export function answeredOf({ questions, chosen }: Pick<AttemptContext, 'questions' | 'chosen'>): number {
  return questions.filter((question) => isAnswered(chosen, question)).length;
}

/** What an attempt's flow is made of; its states are in attempt.machine.ts. */
export const attemptSetup = setup({
  types: {
    input: {} as AttemptInput,
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
  },
  actors: {
    submit: providedBy<AttemptResult, { chosen: Chosen }>('useAttempt'),
  },
  actions: {
    // Provided by useAttempt.
    keep: (_, _change: AttemptChange) => {},
    reload: () => {},
    hold: () => {},
    release: () => {},

    turnTo: assign({ page: (_, { page }: { page: number }) => page }),
    markRead: assign({ read: true }),
    choose: assign({
      chosen: ({ context: { chosen, questions, index } }, { answers }: { answers: readonly number[] }) => ({
        ...chosen,
        [askedOf({ questions, index })]: answers,
      }),
    }),
    goOn: assign({ index: ({ context }) => context.index + 1 }),
    goBack: assign({ index: ({ context }) => context.index - 1 }),
    goTo: assign({ index: (_, { index }: { index: number }) => index }),
    goToOpen: assign({
      index: ({ context: { questions, chosen } }) => questions.findIndex((question) => !isAnswered(chosen, question)),
    }),
    keepSeen: assign({
      chosen: ({ context }, { chosen }: { chosen: Chosen }) => ({ ...context.chosen, ...chosen }),
    }),
    keepResult: assign({ result: (_, { result }: Seen) => result }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isRead: ({ context }) => context.read,
    isComplete: ({ context }) => answeredOf(context) === context.questions.length,
    isFirst: ({ context }) => context.index === 0,
    isLast: ({ context }) => context.index === context.questions.length - 1,
    isQuestion: ({ context }, { index }: { index: number }) => context.questions[index] !== undefined,
    hasPassed: (_, { result }: Seen) => result?.passed === true,
    hasFailed: (_, { result }: Seen) => result?.passed === false,
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
  },
  delays: { answerLimit: 20_000 },
});
