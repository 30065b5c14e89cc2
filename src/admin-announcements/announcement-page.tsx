import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/list-address.ts';
import { NoPage } from '../admin/no-page.tsx';
import { PageOutline } from '../admin/page-outline.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { AnnouncementCalls, announcementQuery } from './announcement-calls.ts';
import { AnnouncementView } from './announcement-view.tsx';
import { announcementAt } from './announcements-address.ts';
import { NewAnnouncement } from './new-announcement.tsx';
import { useAnnouncement } from './use-announcement.ts';

/** While something moves it is seen moving, else it is asked again now and then; milliseconds. */
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
  const onClose = () => calls.added !== null && void navigate(announcementAt(calls.added), { replace: true });
  return <NewAnnouncement calls={calls} onClose={onClose} />;
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
  return <AnnouncementView id={id} announcement={announcement} snapshot={snapshot} send={send} writes={writes} />;
}
