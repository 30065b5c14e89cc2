import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { RecordProvider } from '../admin/record/record-context.ts';
import type { AnnouncementCalls } from './announcement-calls.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementHead } from './announcement-head.tsx';
import { useAnnouncementForm } from './use-announcement-form.ts';
import type { Moment } from './use-moment.ts';

interface NewAnnouncementProps {
  calls: AnnouncementCalls;
  moment: Moment;
  /** Called once the announcement was added. */
  onClose: () => void;
}

/** The form of a new announcement; once saved, it continues on a page of its own. */
export function NewAnnouncement({ calls, moment, onClose }: NewAnnouncementProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { form } = useAnnouncementForm({ open: NEW, calls, onClose });
  useAdminTitle(t('make'));
  return (
    <RecordProvider value={Object.assign({ level: 2 as const }, form)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AnnouncementHead name={t('make')} crumb={t('crumbNew')} />
        <AnnouncementForm stored={null} moment={moment} />
      </div>
    </RecordProvider>
  );
}
