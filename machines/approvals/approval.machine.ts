import { noAnswer } from '../refusal.ts';
import { approvalSetup, type SeenApproval, unread } from './approval.setup.ts';

export type { ApprovalEvent, DecideTry, Decision, SeenApproval } from './approval.setup.ts';

type Failed = { error: unknown };
type Read = { approval: SeenApproval };
type Answered = { event: { output: SeenApproval } };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;
const read = { type: 'keepRead', params: ({ event }: Answered) => ({ approval: event.output }) } as const;
const seen = { type: 'keepRead', params: ({ event }: { event: Read }) => event } as const;
const approving = { type: 'decideOn', params: { decision: 'approve' } } as const;
const refuses = { type: 'decideOn', params: { decision: 'refuse' } } as const;
const withdrawing = { type: 'decideOn', params: { decision: 'withdraw' } } as const;

const reading = approvalSetup.createStateConfig({
  invoke: {
    id: 'read',
    src: 'read',
    onDone: [
      {
        guard: { type: 'isWaiting', params: ({ event }) => ({ approval: event.output }) },
        target: 'deciding',
        actions: read,
      },
      { target: 'over', actions: read },
    ],
    onError: [
      { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
      { target: 'failed', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'failed', actions: unanswered } },
});

const approves = { target: '#approval.sending', actions: [approving, 'forgetRefusal'] } as const;
const begins = { target: '#approval.refusing', actions: 'forgetRefusal' } as const;

const deciding = approvalSetup.createStateConfig({
  initial: 'judging',
  // The proposal is polled: people may leave, or somebody else may decide.
  on: {
    'approval.seen': [
      { guard: { type: 'isWaiting', params: ({ event }) => event }, target: '.judging', actions: seen },
      { target: '#approval.over', actions: seen },
    ],
  },
  states: {
    judging: {
      always: [
        { guard: 'isOwn', target: 'own' },
        { guard: 'isOthers', target: 'others' },
        { guard: 'isStale', target: 'stale' },
        { guard: 'isOther', target: 'changedSince' },
        { target: 'asProposed' },
      ],
    },
    asProposed: { on: { 'approval.approve': approves, 'refusal.begin': begins } },
    // The differences are shown beside the proposal, so the approver has seen them.
    changedSince: { on: { 'approval.approve': approves, 'refusal.begin': begins } },
    stale: { on: { 'refusal.begin': begins } },
    own: { on: { 'approval.withdraw': { target: '#approval.sending', actions: [withdrawing, 'forgetRefusal'] } } },
    others: {},
  },
});

// The reason stays in the context when the person goes back.
const refusing = approvalSetup.createStateConfig({
  on: {
    'reason.change': { actions: { type: 'word', params: ({ event }) => event } },
    'refusal.submit': [
      { guard: 'isWorded', target: 'sending', actions: [refuses, 'forgetRefusal'] },
      { actions: ['keepProblem', 'sayProblem'] },
    ],
    'refusal.back': { target: 'deciding', actions: 'forgetRefusal' },
  },
});

const sending = approvalSetup.createStateConfig({
  invoke: {
    id: 'decide',
    src: 'decide',
    input: ({ context: { approval, decision, reason } }) => ({
      decision: decision ?? 'withdraw',
      seen: approval?.now?.seen ?? '',
      reason: reason.trim(),
    }),
    onDone: {
      target: 'over',
      actions: [
        read,
        { type: 'sayDecided', params: ({ context: { decision } }) => ({ decision: decision ?? 'withdraw' }) },
      ],
    },
    onError: [
      { guard: { type: 'isMoved', params: ({ event }) => event }, target: 'reading', actions: refusal },
      { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unsure', actions: refusal },
      // After signing in again the flow continues where it was.
      { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'returning' },
      { target: 'returning', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

/**
 * Deciding on a proposal (machines.md 28): the proposal and its effects now are shown side by side, and exactly what was seen is
 * approved. If somebody decided first or something changed, it is read again and shown. An unanswered call is repeated; the server
 * decides once.
 */
export const approvalMachine = approvalSetup.createMachine({
  id: 'approval',
  context: unread,
  initial: 'reading',
  states: {
    reading,
    deciding,
    refusing,
    sending,
    returning: { always: [{ guard: 'isRefusing', target: 'refusing' }, { target: 'deciding' }] },
    unsure: {
      on: {
        'outcome.ask': { target: 'sending', actions: 'forgetRefusal' },
        'approval.reread': { target: 'reading', actions: 'forgetRefusal' },
      },
    },
    over: {},
    missing: {},
    failed: { on: { 'approval.reread': { target: 'reading', actions: 'forgetRefusal' } } },
  },
});
