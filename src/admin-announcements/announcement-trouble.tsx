import { Button } from '#design-system/button/button.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type AnnouncementPart, announcementProps } from './announcement-props.ts';

/** The reason why the last step failed, or a note that its outcome is unknown. */
export function AnnouncementTrouble({ snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { isUnsure, isConfirming, isWithdrawing } = announcementProps(snapshot);
  const { refusal } = snapshot.context;
  if (isUnsure) {
    return (
      <div role="alert" className="mb-5 grid justify-items-start gap-3 rounded-12 bg-accent-soft px-4 py-3 text-14">
        <p className="font-560">{t('unsure.title')}</p>
        <p>{t('unsure.text')}</p>
        <Button size="small" onClick={() => send({ type: 'outcome.ask' })}>
          {t('unsure.ask')}
        </Button>
      </div>
    );
  }
  if (!refusal || isConfirming || isWithdrawing) return null;
  return (
    <p role="alert" className="mb-5 rounded-12 bg-accent-soft px-4 py-3 text-14">
      {refusal.message}
    </p>
  );
}
