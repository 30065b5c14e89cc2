import type { SnapshotFrom } from 'xstate';
import type { EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import type { AnnouncementEvent, announcementMachine } from '#machines/announcements/announcement.machine.ts';
import { isCounted } from '#machines/announcements/announcement.setup.ts';
import type { Moment } from './use-moment.ts';

export type AnnouncementSnapshot = SnapshotFrom<typeof announcementMachine>;

/** The props of each part of the page of an announcement. */
export interface AnnouncementPart {
  /** The announcement as it was last read. */
  announcement: EditedAnnouncement;
  /** The chosen time of sending, while it is a draft. */
  moment: Moment;
  snapshot: AnnouncementSnapshot;
  send: (event: AnnouncementEvent) => void;
  /** Whether the person may change announcements. */
  writes: boolean;
  /** Element id of the page; the first field with a problem is focused within it. */
  id: string;
}

/** Only this function reads the names of the machine's states. */
export function announcementProps(snapshot: AnnouncementSnapshot) {
  const { context } = snapshot;
  const { step, sending, typed, meant } = context;
  const isActing = snapshot.matches('acting');
  return {
    isActing,
    isChecking: snapshot.matches('checking'),
    isUnsure: snapshot.matches('unsure'),
    /** The dialog stays open also while the confirmed step runs. */
    isConfirming: snapshot.matches('confirming') || (isActing && step === 'send'),
    isTyping: sending.count > 0 && !isCounted(sending.count, ''),
    isCounted: isCounted(sending.count, typed),
    isNightMeant: !sending.night || meant,
    isWithdrawing: snapshot.matches('confirmingWithdrawal') || (isActing && step === 'withdraw'),
    isRefusing: snapshot.matches('refusing') || (isActing && step === 'refuse'),
    /** The step that is running; null for none. */
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

/** The announcement as it was read, with the newer state that the machine knows. */
export const shownOf = ({ announcement, snapshot }: Pick<AnnouncementPart, 'announcement' | 'snapshot'>) =>
  Object.assign({}, announcement, snapshot.context.announcement);
