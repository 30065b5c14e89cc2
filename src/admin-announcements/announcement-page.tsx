import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { NoPage } from '../admin/site/no-page.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { AnnouncementCalls, announcementQuery } from './announcement-calls.ts';
import { AnnouncementView } from './announcement-view.tsx';
import { announcementAt } from './announcements-address.ts';
import { NewAnnouncement } from './new-announcement.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { chosenAt, type Moment, useMoment } from './use-moment.ts';

/** Milliseconds between reads: SOON while the announcement is being sent or taken back, else LATER. */
const SOON = 1500;
const LATER = 10_000;

const MOVING: readonly EditedAnnouncement['status'][] = ['queued', 'sending', 'stopping', 'withdrawing'];
const STILL: readonly EditedAnnouncement['status'][] = ['draft', 'withdrawn'];

/** One announcement at its address, or a new one. */
export function AnnouncementPage() {
  const { id = '' } = useParams();
  const writes = mayWrite(useMe(), 'platform.announcements');
  if (id === NEW) return writes ? <AddOne /> : <NoPage why="closed" />;
  return /^[1-9]\d{0,8}$/.test(id) ? <One key={id} id={Number(id)} writes={writes} /> : <NoPage why="missing" />;
}

function AddOne() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [calls] = useState(() => new AnnouncementCalls(client, NEW));
  const moment = useMoment(NEW);
  const onClose = () => {
    if (calls.added === null) return;
    moment.hand(calls.added);
    void navigate(announcementAt(calls.added), { replace: true });
  };
  return <NewAnnouncement calls={calls} moment={moment} onClose={onClose} />;
}

function One({ id, writes }: { id: number; writes: boolean }) {
  const t = useTexts(adminAnnouncementsTexts);
  const found = useRead({
    ...announcementQuery(id),
    refetchInterval: ({ state: { data } }) =>
      !data || STILL.includes(data.status) ? false : MOVING.includes(data.status) ? SOON : LATER,
  });
  return (
    <ReadStates of={found} as="list" loading={<PageOutline />} missing={<NoPage why="missing" />} failed={t('failed')}>
      {(announcement) => <Opened announcement={announcement} writes={writes} />}
    </ReadStates>
  );
}

function Opened({ announcement, writes }: { announcement: EditedAnnouncement; writes: boolean }) {
  const id = useId();
  const [snapshot, send] = useAnnouncement(announcement, id);
  const moment = useMoment(String(announcement.id));
  useHourOf(announcement, moment);
  return (
    <AnnouncementView
      id={id}
      announcement={announcement}
      moment={moment}
      snapshot={snapshot}
      send={send}
      writes={writes}
    />
  );
}

const TO_BEGIN: readonly EditedAnnouncement['status'][] = ['waiting', 'queued', 'scheduled'];

/** Copies the hour of a scheduled announcement into the choice: called back or rejected, it is a draft for the same hour. */
function useHourOf({ status, at }: EditedAnnouncement, { change }: Moment) {
  const keepHour = useEffectEvent((hour: string) => change(chosenAt(hour)));
  const hour = TO_BEGIN.includes(status) ? at : null;
  useEffect(() => {
    if (hour !== null) keepHour(hour);
  }, [hour]);
}
