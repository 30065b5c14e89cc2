import { assign, setup } from 'xstate';
import { type AnnouncementStatus, TYPED_ABOVE } from '#contract/announcements/announcements.rules.ts';
import { refusalProblem } from '#contract/approvals/approvals.rules.ts';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';

/** The fields of an announcement that decide the flow; the view knows the others. */
export interface SeenAnnouncement {
  status: AnnouncementStatus | 'stopping';
  /** Whether the person is its sender or proposer. */
  own: boolean;
  revision: number;
}

/** What is about to be sent: number of people, hour of sending (null for immediately), and whether that hour is at night. */
export interface ToSend {
  count: number;
  at: string | null;
  night: boolean;
}

export type Step = 'send' | 'cancel' | 'stop' | 'resume' | 'withdraw' | 'approve' | 'refuse';

/** One attempt to change the announcement. */
export interface StepTry {
  step: Step;
  /** The revision that the person saw. */
  seen: number;
  sending: ToSend;
  reason: string;
}

export interface AnnouncementInput {
  announcement: SeenAnnouncement;
}

interface AnnouncementContext extends AnnouncementInput {
  sending: ToSend;
  /** The number of people as the person typed it. */
  typed: string;
  /** Whether the person confirmed sending at night. */
  meant: boolean;
  step: Step;
  /** Reason for rejecting the proposal. */
  reason: string;
  problem: ReturnType<typeof refusalProblem>;
  refusal: Refusal | null;
}

export type AnnouncementEvent =
  | { type: 'announcement.seen'; announcement: SeenAnnouncement }
  | ({ type: 'sending.begin' } & ToSend)
  | { type: 'count.type'; typed: string }
  | { type: 'night.mean'; meant: boolean }
  | { type: 'sending.confirm' }
  | { type: 'sending.back' }
  | { type: 'announcement.cancel' }
  | { type: 'announcement.stop' }
  | { type: 'announcement.resume' }
  | { type: 'withdrawal.begin' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.back' }
  | { type: 'proposal.approve' }
  | { type: 'refusal.begin' }
  | { type: 'reason.change'; reason: string }
  | { type: 'refusal.submit' }
  | { type: 'refusal.back' }
  | { type: 'outcome.ask' };

type Failed = { error: unknown };
type Read = { announcement: SeenAnnouncement };

/** Initial context for an announcement that was read. */
export const begun = ({ announcement }: AnnouncementInput): AnnouncementContext => ({
  announcement,
  sending: { count: 0, at: null, night: false },
  typed: '',
  meant: false,
  step: 'send',
  reason: '',
  problem: null,
  refusal: null,
});

/** Whether the typed number is that of the audience; a small audience needs no typed number. */
export const isCounted = (count: number, typed: string): boolean =>
  count <= TYPED_ABOVE || typed.replace(/[\s.,]/g, '') === String(count);

const isConfirmed = ({ sending: { count, night }, typed, meant }: AnnouncementContext): boolean =>
  isCounted(count, typed) && (!night || meant);

const isStatus =
  (...statuses: SeenAnnouncement['status'][]) =>
  ({ context }: { context: AnnouncementContext }) =>
    statuses.includes(context.announcement.status);

const isToSend = ({ context }: { context: AnnouncementContext }): boolean => context.step === 'send';

/** Guard: the call that sends the announcement was refused with this code. */
const isAsked =
  (code: string) =>
  (given: { context: AnnouncementContext }, { error }: Failed) =>
    isToSend(given) && readRefusal(error).code === code;

/** Setup of the announcement machine; its states are in announcement.machine.ts. */
export const announcementSetup = setup({
  types: { input: {} as AnnouncementInput, context: {} as AnnouncementContext, events: {} as AnnouncementEvent },
  actors: {
    act: providedBy<SeenAnnouncement, StepTry>('useAnnouncement'),
    read: providedBy<SeenAnnouncement>('useAnnouncement'),
  },
  actions: {
    // Provided by useAnnouncement.
    sayProblem: () => {},
    sayDone: (_, _done: { step: Step; announcement: SeenAnnouncement }) => {},

    keepSeen: assign({ announcement: (_, { announcement }: Read) => announcement }),
    prepare: assign((_, { count, at, night }: ToSend) => ({
      sending: { count, at, night },
      typed: '',
      meant: false,
      step: 'send' as const,
    })),
    typeCount: assign({ typed: (_, { typed }: { typed: string }) => typed }),
    meanNight: assign({ meant: (_, { meant }: { meant: boolean }) => meant }),
    // The refusal carries the current number of people, which has to be confirmed instead.
    keepCount: assign(({ context }, { error }: Failed) => {
      const { count = 0 } = readRefusal(error).body as { count?: number };
      return { sending: { ...context.sending, count }, typed: '' };
    }),
    askNight: assign(({ context }) => ({ sending: { ...context.sending, night: true }, meant: false })),
    take: assign({ step: (_, { step }: { step: Step }) => step }),
    word: assign((_, { reason }: { reason: string }) => ({ reason, problem: null })),
    keepProblem: assign({ problem: ({ context }) => refusalProblem(context.reason) }),
    forgetWords: assign({ reason: '', problem: null }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isDraft: isStatus('draft'),
    isOwnProposal: ({ context }) => context.announcement.status === 'waiting' && context.announcement.own,
    isProposal: isStatus('waiting'),
    isQueued: isStatus('queued'),
    isScheduled: isStatus('scheduled'),
    isSending: isStatus('sending'),
    isStopping: isStatus('stopping'),
    isStopped: isStatus('stopped'),
    isSent: isStatus('sent'),
    isWithdrawing: isStatus('withdrawing'),
    isMany: ({ context }) => context.sending.count > TYPED_ABOVE,
    isConfirmed: ({ context }) => isConfirmed(context),
    isWorded: ({ context }) => refusalProblem(context.reason) === null,
    isToSend,
    isToRefuse: ({ context }) => context.step === 'refuse',
    isToWithdraw: ({ context }) => context.step === 'withdraw',
    isOthers: isAsked('announcements.audience'),
    isNight: isAsked('announcements.night'),
    isMoved: (_, { error }: Failed) => [404, 409, 410].includes(readRefusal(error).status),
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    isUnanswered: (_, { error }: Failed) => isUnanswered(error),
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
