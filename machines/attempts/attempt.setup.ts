import { type ActorRefFrom, assign, sendParent, sendTo, setup } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';
import type { AttemptChange, Chosen, Unkept } from './attempt-changes.ts';
import { type KeepingEvent, keepingMachine } from './keeping.machine.ts';

export interface AttemptInput {
  /** Ids of the questions in order; at least one. */
  questions: readonly number[];
  chosen: Chosen;
  /** The page of the PDF that was last read. */
  page: number;
  /** Whether the person went on to the questions in an earlier visit. */
  read: boolean;
  /** Answers of the last visit that the server did not save. */
  unkept: Unkept;
}

/** The server's version of the attempt: its saved answers, or the result if it was submitted elsewhere. */
export type AttemptNews = {
  chosen: Chosen;
  result: AttemptResult | null;
};

interface AttemptContext extends AttemptInput {
  /** Questions whose answers may not be saved yet; for these the local choice takes precedence over the server's. */
  own: readonly number[];
  /** The server's news during scoring, applied afterwards. */
  news: AttemptNews | null;
  /** Index of the current question, from 0. */
  index: number;
  result: AttemptResult | null;
  /** Why the submission failed. */
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
  /** The server was polled: answers chosen on another device, or the result if it was submitted there. */
  | ({ type: 'attempt.read' } & AttemptNews)
  /** Everything chosen here is saved on the server. */
  | { type: 'work.kept' };

type Failed = { error: unknown };
type Seen = { result: AttemptResult | null };

const isAnswered = (chosen: Chosen, question: number) => (chosen[question]?.length ?? 0) > 0;

/** Id of the current question. Throws when there is none, so that an answer is never given to another question. */
export function askedOf({ questions, index }: Pick<AttemptContext, 'questions' | 'index'>): number {
  const asked = questions[index];
  if (asked === undefined) throw new Error(`there is no question ${index}`);
  return asked;
}

/** Number of answered questions. */
export function answeredOf({ questions, chosen }: Pick<AttemptContext, 'questions' | 'chosen'>): number {
  return questions.filter((question) => isAnswered(chosen, question)).length;
}

/** Saves the changes of an attempt on the server, and sends it `work.kept` when all are saved. */
export const keepingOfAttempt = keepingMachine.provide({ actions: { sayKept: sendParent({ type: 'work.kept' }) } });

const toKeeping = <Params = undefined>(make: (params: Params) => KeepingEvent) =>
  sendTo<AttemptContext, AttemptEvent, Params, ActorRefFrom<typeof keepingMachine>, AttemptEvent>(
    'keeping',
    (_, params) => make(params),
  );

const withNews = ({ chosen, own }: AttemptContext, news: Chosen): Chosen => {
  const theirs = Object.entries(news).filter(([question]) => !own.includes(Number(question)));
  return { ...chosen, ...Object.fromEntries(theirs) };
};

/** Setup of the attempt machine; its states are in attempt.machine.ts. */
export const attemptSetup = setup({
  types: {
    input: {} as AttemptInput,
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
    children: {} as { keeping: 'keeping' },
  },
  actors: {
    submit: providedBy<AttemptResult, { chosen: Chosen }>('useAttempt'),
    keeping: keepingOfAttempt,
    watchAttempt: watcher,
  },
  actions: {
    // Provided by useAttempt.
    reload: () => {},
    settle: (_, _seen: Seen) => {},

    keep: toKeeping((change: AttemptChange) => ({ type: 'work.changed', change })),
    // Answers go either with the submission or on their own, never both at once.
    hold: toKeeping(() => ({ type: 'work.hold' })),
    release: toKeeping(() => ({ type: 'work.release' })),
    drop: toKeeping(() => ({ type: 'work.drop' })),
    forgetOwn: assign({ own: [] }),

    turnTo: assign({ page: (_, { page }: { page: number }) => page }),
    markRead: assign({ read: true }),
    choose: assign({
      chosen: ({ context: { chosen, questions, index } }, { answers }: { answers: readonly number[] }) => ({
        ...chosen,
        [askedOf({ questions, index })]: answers,
      }),
      own: ({ context }) => [...context.own, askedOf(context)],
    }),
    goOn: assign({ index: ({ context }) => context.index + 1 }),
    goBack: assign({ index: ({ context }) => context.index - 1 }),
    goTo: assign({ index: (_, { index }: { index: number }) => index }),
    goToOpen: assign({
      index: ({ context: { questions, chosen } }) => questions.findIndex((question) => !isAnswered(chosen, question)),
    }),
    showNews: assign({ chosen: ({ context }, { chosen }: { chosen: Chosen }) => withNews(context, chosen) }),
    keepNews: assign({ news: (_, { chosen, result }: AttemptNews) => ({ chosen, result }) }),
    showKeptNews: assign({ chosen: ({ context }) => withNews(context, context.news?.chosen ?? {}) }),
    forgetNews: assign({ news: null }),
    keepToldResult: assign({ result: ({ context }) => context.news?.result ?? null }),
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
    wasPassed: ({ context }) => context.news?.result?.passed === true,
    wasFailed: ({ context }) => context.news?.result?.passed === false,
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
  },
  delays: { doublePress: 500, answerLimit: ANSWER_LIMIT },
});
