import { assign, setup } from 'xstate';
import { type ApprovalStatus, refusalProblem } from '#contract/approvals/approvals.rules.ts';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

/** The fields of a proposal that decide the flow; the view knows the others. */
export interface SeenApproval {
  status: ApprovalStatus;
  /** What the person can do with it. */
  may: 'decide' | 'withdraw' | 'look';
  /** Number of people and sum when it was proposed. */
  people: number | null;
  sum: number | null;
  /** Its effects now; null once it is decided. */
  now: { people: number | null; sum: number | null; left_count: number; stale: string | null; seen: string } | null;
}

export type Decision = 'approve' | 'refuse' | 'withdraw';

/** One attempt to decide. */
export interface DecideTry {
  decision: Decision;
  /** Digest of what was shown to the person. */
  seen: string;
  reason: string;
}

interface ApprovalContext {
  /** The proposal as last read; null before the first read. */
  approval: SeenApproval | null;
  decision: Decision | null;
  reason: string;
  problem: ReturnType<typeof refusalProblem>;
  refusal: Refusal | null;
}

export type ApprovalEvent =
  | { type: 'approval.approve' }
  | { type: 'approval.withdraw' }
  | { type: 'refusal.begin' }
  | { type: 'reason.change'; reason: string }
  | { type: 'refusal.submit' }
  | { type: 'refusal.back' }
  | { type: 'approval.reread' }
  | { type: 'approval.seen'; approval: SeenApproval }
  | { type: 'outcome.ask' };

type Failed = { error: unknown };
type Read = { approval: SeenApproval };

/** Initial context of a decision. */
export const unread: ApprovalContext = { approval: null, decision: null, reason: '', problem: null, refusal: null };

const isRefusedAs =
  (...statuses: number[]) =>
  (_: unknown, { error }: Failed) =>
    statuses.includes(readRefusal(error).status);

const mayDo =
  (may: SeenApproval['may']) =>
  ({ context }: { context: ApprovalContext }) =>
    context.approval?.may === may;

/** Whether the effects now differ from those when it was proposed. */
const isOther = ({ approval }: ApprovalContext): boolean => {
  const now = approval?.now;
  return !!now && (now.left_count > 0 || now.people !== approval.people || now.sum !== approval.sum);
};

/** Setup of the approval machine; its states are in approval.machine.ts. */
export const approvalSetup = setup({
  types: { context: {} as ApprovalContext, events: {} as ApprovalEvent },
  actors: {
    read: providedBy<SeenApproval>('useApproval'),
    decide: providedBy<SeenApproval, DecideTry>('useApproval'),
  },
  actions: {
    // Provided by useApproval.
    sayProblem: () => {},
    sayDecided: (_, _decided: { decision: Decision }) => {},

    keepRead: assign({ approval: (_, { approval }: Read) => approval }),
    decideOn: assign({ decision: (_, { decision }: { decision: Decision }) => decision }),
    word: assign((_, { reason }: { reason: string }) => ({ reason, problem: null })),
    keepProblem: assign({ problem: ({ context }) => refusalProblem(context.reason) }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isWaiting: (_, { approval }: Read) => approval.status === 'waiting',
    isOwn: mayDo('withdraw'),
    isOthers: mayDo('look'),
    isStale: ({ context }) => context.approval?.now?.stale != null,
    isOther: ({ context }) => isOther(context),
    isWorded: ({ context }) => refusalProblem(context.reason) === null,
    isRefusing: ({ context }) => context.decision === 'refuse',
    isMissing: isRefusedAs(404),
    /** Somebody decided first, the effects changed, or the proposal expired; reading it again shows which. */
    isMoved: isRefusedAs(409, 410),
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
