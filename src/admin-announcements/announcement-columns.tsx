import { Link } from 'react-router-dom';
import type { ListedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { ownFirst } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { RecordState } from '../admin/record/record-state.tsx';
import { AnnouncementState } from './announcement-state.tsx';
import { announcementAt } from './announcements-address.ts';

type Titled = Pick<ListedAnnouncement, 'title_sr' | 'title_en'>;

/** The title of an announcement in the reader's language, else in the other; empty where it has no title. */
export function titleOf(language: Language, { title_sr: sr, title_en: en }: Titled): string {
  const [own, other] = ownFirst(language, { sr, en });
  return own || other;
}

/** The columns of the list of announcements. */
export function useAnnouncementColumns(): readonly ListColumn<ListedAnnouncement>[] {
  const t = useTexts(adminAnnouncementsTexts);
  return [
    { key: 'name', header: t('name'), heading: true, rowHeader: true, cell: (row) => <Named row={row} /> },
    {
      key: 'state',
      header: t('state'),
      phone: 'foot',
      cell: ({ id, status }) => (
        <RecordState kind="announcement" id={id}>
          <AnnouncementState status={status} />
        </RecordState>
      ),
    },
    {
      key: 'begins',
      header: t('begins'),
      sortable: true,
      phone: 'beside',
      cell: ({ begins_at: begins, at }) => {
        const moment = begins ?? at;
        return moment && <span className="whitespace-nowrap">{formatMoment(moment)}</span>;
      },
    },
    {
      key: 'people',
      header: t('people'),
      align: 'end',
      phone: 'beside',
      cell: ({ told, people }) =>
        people > 0 && (
          <>
            <span className="tabular-nums cards:hidden">{t('toldOf', { told, people })}</span>
            <span className="rows:hidden">{t('toldOfPeople', { told, people })}</span>
          </>
        ),
    },
    {
      key: 'changed',
      header: t('changed'),
      sortable: true,
      phone: 'hidden',
      spare: 2,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}

function Named({ row }: { row: ListedAnnouncement }) {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const [own] = ownFirst(language, { sr: row.title_sr, en: row.title_en });
  const lang = own === '' ? languageTag(language === 'SR' ? 'EN' : 'SR') : undefined;
  return (
    <RecordName detail={row.sender}>
      <Link to={announcementAt(row.id)} lang={lang} data-row-id={row.id} className="hyphenate">
        {titleOf(language, row) || t('untitled')}
      </Link>
    </RecordName>
  );
}
