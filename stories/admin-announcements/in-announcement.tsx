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

/** The page of an announcement as it is in one state of its machine. */
export function InAnnouncement({ snapshot, onEvent }: InAnnouncementProps) {
  const moment = useMoment(String(DRAFT.id));
  return (
    <AnnouncementView id="sample" announcement={DRAFT} moment={moment} snapshot={snapshot} send={onEvent} writes />
  );
}

export interface AnnouncementAfterProps extends Pick<InAnnouncementProps, 'onEvent'> {
  /** As it was opened. */
  announcement: typeof DRAFT;
  /** What happened to it before it is looked at. */
  happened: readonly (Happened | AnnouncementEvent)[];
}

/** The page of an announcement after what happened to it. */
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
