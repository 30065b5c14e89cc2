import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import { type AnnouncementEvent, announcementMachine } from '#machines/announcements/announcement.machine.ts';
import { DRAFT } from '#machines/announcements/announcement.paths.ts';
import type { AnnouncementSnapshot } from '#src/admin-announcements/announcement-props.ts';
import { AnnouncementView } from '#src/admin-announcements/announcement-view.tsx';
import { useMoment } from '#src/admin-announcements/use-moment.ts';
import type { Happened } from '../admin/record-after.ts';

interface InAnnouncementProps {
  snapshot: AnnouncementSnapshot;
  onEvent: (event: AnnouncementEvent) => void;
}

/** The page of an announcement, in one state of its machine. */
export function InAnnouncement({ snapshot, onEvent }: InAnnouncementProps) {
  const moment = useMoment(String(DRAFT.id));
  return (
    <AnnouncementView id="sample" announcement={DRAFT} moment={moment} snapshot={snapshot} send={onEvent} writes />
  );
}

export interface AnnouncementAfterProps extends Pick<InAnnouncementProps, 'onEvent'> {
  /** The announcement as it was opened. */
  announcement: typeof DRAFT;
  /** Events sent to the machine before it is shown. */
  happened: readonly (Happened | AnnouncementEvent)[];
}

/** The page of an announcement after these events. */
export function AnnouncementAfter({ announcement, happened, onEvent }: AnnouncementAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(announcementMachine, { announcement });
    return happened.reduce<AnnouncementSnapshot>(
      (before, event) => transition(announcementMachine, before, event as AnnouncementEvent)[0],
      first,
    );
  }, [announcement, happened]);
  return <InAnnouncement snapshot={snapshot} onEvent={onEvent} />;
}
