import { listAnnouncements } from '#contract/announcements/announcements.contract.ts';
import { ANNOUNCEMENT_STATUSES } from '#contract/announcements/announcements.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { titleOf, useAnnouncementColumns } from './announcement-columns.tsx';
import {
  type AnnouncementsPlace,
  announcementAt,
  announcementsAddress,
  announcementsQuery,
} from './announcements-address.ts';

/** The announcements of the platform: drafts, those on their way, and those that were sent. */
export function AnnouncementsScreen() {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const list = useList({
    address: announcementsAddress,
    ask: (values: AnnouncementsPlace) => query(listAnnouncements, { query: announcementsQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'platform.announcements');
  const make = announcementAt(NEW);
  return (
    <RecordList
      list={list}
      title={t('title')}
      counted={(count) => t('counted', { count })}
      columns={useAnnouncementColumns()}
      rowKey={({ id }) => id}
      nameOf={(row) => titleOf(language, row) || t('untitled')}
      search={t('search')}
      filters={[
        {
          name: 'status',
          label: t('state'),
          many: true,
          options: ANNOUNCEMENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      saved={[
        { key: 'all', label: t('all'), change: {} },
        { key: 'draft', label: t('allDrafts'), change: { status: ['draft'] } },
        { key: 'waiting', label: t('allWaiting'), change: { status: ['waiting'] } },
      ]}
      make={writes ? t('make') : undefined}
      makeAt={make}
      first={
        <EmptyList
          picture="education-microphone-0"
          title={t('first')}
          text={t('firstText')}
          make={writes && { label: t('makeFirst'), to: make }}
        />
      }
    />
  );
}
