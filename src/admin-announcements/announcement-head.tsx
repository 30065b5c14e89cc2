import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useRecordProps } from '../admin/record/record-context.ts';
import { RecordFoot } from '../admin/record/record-foot.tsx';
import { ANNOUNCEMENTS } from './announcements-address.ts';

interface AnnouncementHeadProps {
  name: string;
  /** The state of the announcement and since when, after the link to the list. */
  crumb: ReactNode;
  /** The actions beside saving. */
  children?: ReactNode;
}

/** The head of an announcement that is being written: its name, the foot of unsaved changes, and its actions. */
export function AnnouncementHead({ name, crumb, children }: AnnouncementHeadProps) {
  const { hasFoot } = useRecordProps();
  return (
    <PageHead
      title={name}
      crumbs={<Crumbs at={crumb} />}
      actions={
        // The margin lets the background of the save buttons end at the edge of the page.
        <div className="mx-2.5 flex flex-wrap items-center justify-end gap-2 desk:mx-0">
          {hasFoot && <RecordFoot isApart />}
          {children}
        </div>
      }
    />
  );
}

/** The breadcrumbs of an announcement. */
export function Crumbs({ at }: { at?: ReactNode }) {
  const t = useTexts(adminAnnouncementsTexts);
  return (
    <Breadcrumbs label={t('crumbs')}>
      <Link to={ANNOUNCEMENTS}>{t('title')}</Link>
      {at && <span>{at}</span>}
    </Breadcrumbs>
  );
}
