import { assign, setup } from 'xstate';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { isDecided, type RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Decision, RefusalCode } from '#contract/requests/review.rules.ts';
import { providedBy } from '../provided.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

/** How a request stood when it was looked at. */
export interface SeenRequest {
  status: RequestStatus;
  /** The last comment. */
  comment: number | null;
}

/** What of a request decides what may be done with it; the rest is for whoever draws it. */
export interface ReviewedRequest {
  id: number;
  /** Of which company it is, where those of all companies are reviewed. */
  company: number | null;
  seen: SeenRequest;
  /** Whether it is the reviewer's own. */
  own: boolean;
}

/** One try to decide. */
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
  /** How long a decision is about to be sent, in milliseconds: so long it can be undone. */
  wait: number;
  /** What was worded before the page was loaded anew. */
  words?: string;
}

interface ReviewContext extends ReviewInput {
  decision: Decision;
  code: RefusalCode;
  /** The reason, or the question; kept whatever becomes of them. */
  words: string;
  /** Words are needed, and there are none. */
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

/** What reviewing a request is made of; its states are in review.machine.ts. */
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
