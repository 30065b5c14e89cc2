import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { isDecided, type RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Decision, RefusalCode } from '#contract/requests/review.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

/** The status of a request that the reviewer saw. */
export interface SeenRequest {
  status: RequestStatus;
  /** Id of the last comment. */
  comment: number | null;
}

/** The fields of a request that decide the flow; the view knows the others. */
export interface ReviewedRequest {
  id: number;
  /** Company id, on the platform where requests of all companies are reviewed. */
  company: number | null;
  seen: SeenRequest;
  /** Whether it is the reviewer's own. */
  own: boolean;
}

/** One attempt to decide. */
export interface DecisionTry {
  id: number;
  company: number | null;
  decision: Decision;
  code: RefusalCode;
  words: string;
  seen: SeenRequest;
}

export interface ReviewInput {
  request: ReviewedRequest;
  /** How long a decision waits before it is sent and can be undone, in milliseconds. */
  wait: number;
  /** Text that was typed before the page was reloaded. */
  words?: string;
}

interface ReviewContext extends ReviewInput {
  decision: Decision;
  code: RefusalCode;
  /** The reason or the question; it stays in the context in every state. */
  words: string;
  /** A text is required and missing. */
  isWordless: boolean;
  refusal: Refusal | null;
}

export type ReviewEvent =
  | { type: 'request.seen'; request: ReviewedRequest }
  | { type: 'request.look' }
  | { type: 'decision.accept' }
  | { type: 'decision.refuse' }
  | { type: 'decision.ask' }
  | { type: 'decision.word'; words: string }
  | { type: 'decision.code'; code: RefusalCode }
  | { type: 'decision.submit' }
  | { type: 'decision.back' }
  | { type: 'decision.undo' }
  | { type: 'decision.send' }
  | { type: 'outcome.ask' };

type Failed = { error: unknown };
type Settled = { id: number; decision: Decision };

const isRefusedAs =
  (status: number, code?: string) =>
  (_: unknown, { error }: Failed) => {
    const refusal = readRefusal(error);
    return refusal.status === status && (code === undefined || refusal.code === code);
  };

/** Setup of the review machine; its states are in review.machine.ts. */
export const reviewSetup = setup({
  types: { input: {} as ReviewInput, context: {} as ReviewContext, events: {} as ReviewEvent },
  actors: { decide: providedBy<unknown, DecisionTry>('useReviews') },
  actions: {
    // Provided by useReviews.
    sayWordless: () => {},
    saySettled: (_, _settled: Settled) => {},
    readAgain: () => {},

    keepSeen: assign({ request: (_, { request }: { request: ReviewedRequest }) => request }),
    keepKind: assign({ decision: (_, { decision }: { decision: Decision }) => decision }),
    keepWords: assign({ words: (_, { words }: { words: string }) => words, isWordless: false }),
    keepCode: assign({ code: (_, { code }: { code: RefusalCode }) => code }),
    keepWordless: assign({ isWordless: true }),
    forgetWordless: assign({ isWordless: false }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isOwn: ({ context }) => context.request.own,
    isDecided: ({ context }) => isDecided(context.request.seen.status),
    isWorded: ({ context }) => context.words.trim() !== '',
    isRefusing: ({ context }) => context.decision === 'rejected',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
    isOvertaken: isRefusedAs(409, 'requests.status'),
    isChanged: isRefusedAs(409, 'requests.seen'),
    isNotYours: isRefusedAs(403, 'requests.own'),
  },
  delays: {
    wait: ({ context }) => context.wait,
    answerLimit: ANSWER_LIMIT,
  },
});
