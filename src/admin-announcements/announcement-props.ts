import type { SnapshotFrom } from 'xstate';
import type { EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import type { AnnouncementEvent, announcementMachine } from '#machines/announcements/announcement.machine.ts';
import { isCounted } from '#machines/announcements/announcement.setup.ts';
import type { Moment } from './use-moment.ts';

export type AnnouncementSnapshot = SnapshotFrom<typeof announcementMachine>;

/** What each part of the page of an announcement is given. */
export interface AnnouncementPart {
  /** As it was read last. */
  announcement: EditedAnnouncement;
  /** When it is to be sent, as long as it is written. */
  moment: Moment;
  snapshot: AnnouncementSnapshot;
  send: (event: AnnouncementEvent) => void;
  /** Whether one may do more than look. */
  writes: boolean;
  /** Of the page, where what is wrong is looked for. */
  id: string;
}

/** The only reader of the machine's names of states. */
export function announcementProps(snapshot: AnnouncementSnapshot) {
  const { context } = snapshot;
  const { step, sending, typed, meant } = context;
  const isActing = snapshot.matches('acting');
  return {
    isActing,
    isChecking: snapshot.matches('checking'),
    isUnsure: snapshot.matches('unsure'),
    /** What is asked, also while what was confirmed is being done. */
    isConfirming: snapshot.matches('confirming') || (isActing && step === 'send'),
    isTyping: sending.count > 0 && !isCounted(sending.count, ''),
    isCounted: isCounted(sending.count, typed),
    isNightMeant: !sending.night || meant,
    isWithdrawing: snapshot.matches('confirmingWithdrawal') || (isActing && step === 'withdraw'),
    isRefusing: snapshot.matches('refusing') || (isActing && step === 'refuse'),
    /** Which step is under way; null for none. */
    doing: isActing ? step : null,
    may: {
      send: snapshot.can({ type: 'sending.begin', count: 1, at: null, night: false }),
      cancel: snapshot.can({ type: 'announcement.cancel' }),
      stop: snapshot.can({ type: 'announcement.stop' }),
      resume: snapshot.can({ type: 'announcement.resume' }),
      withdraw: snapshot.can({ type: 'withdrawal.begin' }),
      approve: snapshot.can({ type: 'proposal.approve' }),
    },
  };
}

/** An announcement as it was read, with what is known of it since. */
export const shownOf = ({ announcement, snapshot }: Pick<AnnouncementPart, 'announcement' | 'snapshot'>) =>
  Object.assign({}, announcement, snapshot.context.announcement);
