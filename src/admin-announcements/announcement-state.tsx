import type { Announcement } from '#contract/announcements/announcements.contract.ts';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const TONES: Record<Announcement['status'], StateProps['tone']> = {
  draft: 'draft',
  waiting: 'waiting',
  queued: 'draft',
  scheduled: 'draft',
  sending: 'on',
  stopping: 'on',
  stopped: 'off',
  sent: 'on',
  withdrawing: 'off',
  withdrawn: 'off',
};

/** The state of an announcement, in a word. */
export function AnnouncementState({ status }: Pick<Announcement, 'status'>) {
  const t = useTexts(adminAnnouncementsTexts);
  return <State tone={TONES[status]}>{t(`status.${status}`)}</State>;
}
