import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useRecordProps } from '../admin/record-context.ts';
import { RecordFoot } from '../admin/record-foot.tsx';
import { ANNOUNCEMENTS } from './announcements-address.ts';

interface AnnouncementHeadProps {
  name: string;
  /** How it stands and since when, after the list it belongs to. */
  crumb: ReactNode;
  /** What can be done with it beside saving it. */
  children?: ReactNode;
}

/** The head of an announcement that is being written: what it is called, what is not saved, and what is done with all of it. */
export function AnnouncementHead({ name, crumb, children }: AnnouncementHeadProps) {
  const { hasFoot } = useRecordProps();
  return (
    <PageHead
      title={name}
      crumbs={<Crumbs at={crumb} />}
      actions={
        // The ground of what saves ends at the edge.
        <div className="mx-2.5 flex flex-wrap items-center justify-end gap-2 desk:mx-0">
          {hasFoot && <RecordFoot isApart />}
          {children}
        </div>
      }
    />
  );
}

/** Where an announcement belongs. */
export function Crumbs({ at }: { at?: ReactNode }) {
  const t = useTexts(adminAnnouncementsTexts);
  return (
    <Breadcrumbs label={t('crumbs')}>
      <Link to={ANNOUNCEMENTS}>{t('title')}</Link>
      {at && <span>{at}</span>}
    </Breadcrumbs>
  );
}
