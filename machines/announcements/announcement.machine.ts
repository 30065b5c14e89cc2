import { noAnswer } from '../refusal.ts';
import { announcementSetup, begun, type SeenAnnouncement, type Step } from './announcement.setup.ts';

export type { AnnouncementEvent, SeenAnnouncement, Step, StepTry } from './announcement.setup.ts';

type Failed = { error: unknown };
type Answered = { event: { output: SeenAnnouncement } };

const refusal = { type: 'keepRefusal', params: ({ event }: { event: Failed }) => event } as const;
const unanswered = { type: 'keepRefusal', params: { error: noAnswer } } as const;
const answered = { type: 'keepSeen', params: ({ event }: Answered) => ({ announcement: event.output }) } as const;
const taking = (step: Step) => ({ type: 'take', params: { step } }) as const;

const acts = <const One extends Step>(step: One) =>
  ({ target: '#announcement.acting', actions: [taking(step), 'forgetRefusal'] }) as const;
const withdrawal = { target: '#announcement.confirmingWithdrawal', actions: 'forgetRefusal' } as const;

// Each reading of the announcement decides the state again, whether a task, another person or another tab changed it.
const looking = announcementSetup.createStateConfig({
  initial: 'judging',
  on: {
    'announcement.seen': { target: '.judging', actions: { type: 'keepSeen', params: ({ event }) => event } },
  },
  states: {
    judging: {
      always: [
        { guard: 'isOwnProposal', target: 'proposed', actions: 'forgetWords' },
        { guard: 'isProposal', target: 'deciding' },
        { guard: 'isDraft', target: 'writing', actions: 'forgetWords' },
        { guard: 'isQueued', target: 'queued', actions: 'forgetWords' },
        { guard: 'isScheduled', target: 'scheduled', actions: 'forgetWords' },
        { guard: 'isSending', target: 'sending', actions: 'forgetWords' },
        { guard: 'isStopping', target: 'stopping', actions: 'forgetWords' },
        { guard: 'isStopped', target: 'stopped', actions: 'forgetWords' },
        { guard: 'isSent', target: 'sent', actions: 'forgetWords' },
        { guard: 'isWithdrawing', target: 'withdrawing', actions: 'forgetWords' },
        { target: 'withdrawn', actions: 'forgetWords' },
      ],
    },
    writing: {
      on: {
        'sending.begin': {
          target: '#announcement.confirming',
          actions: [{ type: 'prepare', params: ({ event }) => event }, 'forgetRefusal'],
        },
      },
    },
    proposed: { on: { 'announcement.cancel': acts('cancel') } },
    deciding: {
      on: {
        'proposal.approve': acts('approve'),
        'refusal.begin': { target: '#announcement.refusing', actions: 'forgetRefusal' },
      },
    },
    queued: { on: { 'announcement.cancel': acts('cancel') } },
    scheduled: { on: { 'announcement.cancel': acts('cancel') } },
    sending: { on: { 'announcement.stop': acts('stop') } },
    stopping: {},
    stopped: { on: { 'announcement.resume': acts('resume'), 'withdrawal.begin': withdrawal } },
    sent: { on: { 'withdrawal.begin': withdrawal } },
    withdrawing: {},
    withdrawn: {},
  },
});

const confirming = announcementSetup.createStateConfig({
  initial: 'judging',
  on: {
    'night.mean': { actions: { type: 'meanNight', params: ({ event }) => event } },
    'sending.confirm': [
      { guard: 'isConfirmed', target: 'acting', actions: 'forgetRefusal' },
      { actions: 'sayProblem' },
    ],
    'sending.back': { target: 'looking', actions: 'forgetRefusal' },
  },
  states: {
    judging: { always: [{ guard: 'isMany', target: 'typing' }, { target: 'plain' }] },
    plain: {},
    typing: { on: { 'count.type': { actions: { type: 'typeCount', params: ({ event }) => event } } } },
  },
});

const confirmingWithdrawal = announcementSetup.createStateConfig({
  on: {
    'withdrawal.confirm': { target: 'acting', actions: [taking('withdraw'), 'forgetRefusal'] },
    'withdrawal.back': { target: 'looking', actions: 'forgetRefusal' },
  },
});

// The reason stays in the context when the person goes back.
const refusing = announcementSetup.createStateConfig({
  on: {
    'reason.change': { actions: { type: 'word', params: ({ event }) => event } },
    'refusal.submit': [
      { guard: 'isWorded', target: 'acting', actions: [taking('refuse'), 'forgetRefusal'] },
      { actions: ['keepProblem', 'sayProblem'] },
    ],
    'refusal.back': { target: 'looking', actions: 'forgetRefusal' },
  },
});

const acting = announcementSetup.createStateConfig({
  invoke: {
    id: 'act',
    src: 'act',
    input: ({ context: { step, announcement, sending, reason } }) => ({
      step,
      seen: announcement.revision,
      sending,
      reason: reason.trim(),
    }),
    onDone: {
      target: 'looking',
      actions: [
        answered,
        { type: 'sayDone', params: ({ context: { step, announcement } }) => ({ step, announcement }) },
      ],
    },
    onError: [
      {
        guard: { type: 'isOthers', params: ({ event }) => event },
        target: 'confirming',
        actions: [{ type: 'keepCount', params: ({ event }) => event }, refusal],
      },
      {
        guard: { type: 'isNight', params: ({ event }) => event },
        target: 'confirming',
        actions: ['askNight', refusal],
      },
      // Another person or a batch was first; reading the announcement again shows which.
      { guard: { type: 'isMoved', params: ({ event }) => event }, target: 'checking', actions: refusal },
      { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unsure', actions: refusal },
      // After signing in again the flow continues where it was.
      { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'returning' },
      { target: 'returning', actions: refusal },
    ],
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

const checking = announcementSetup.createStateConfig({
  invoke: {
    id: 'read',
    src: 'read',
    onDone: { target: 'looking', actions: answered },
    onError: { target: 'unsure', actions: refusal },
  },
  after: { answerLimit: { target: 'unsure', actions: unanswered } },
});

/**
 * Flow of an announcement after it is written (machines.md 30): confirmed with its number of people, cancelled before it begins,
 * stopped, resumed, and taken back from people who have not read it; above SECOND_ABOVE people a second person decides. Progress of its
 * task is read from the server, not awaited. An unanswered call is not repeated: reading the announcement again shows whether it was
 * carried out.
 */
export const announcementMachine = announcementSetup.createMachine({
  id: 'announcement',
  context: ({ input }) => begun(input),
  initial: 'looking',
  states: {
    looking,
    confirming,
    confirmingWithdrawal,
    refusing,
    acting,
    returning: {
      always: [
        { guard: 'isToSend', target: 'confirming' },
        { guard: 'isToRefuse', target: 'refusing' },
        { guard: 'isToWithdraw', target: 'confirmingWithdrawal' },
        { target: 'looking' },
      ],
    },
    checking,
    unsure: { on: { 'outcome.ask': { target: 'checking', actions: 'forgetRefusal' } } },
  },
});
