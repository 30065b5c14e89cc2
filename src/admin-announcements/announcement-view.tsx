import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AnnouncementDraft } from './announcement-draft.tsx';
import { type AnnouncementPart, announcementProps, shownOf } from './announcement-props.ts';
import { AnnouncementQuestions } from './announcement-questions.tsx';
import { AnnouncementSent } from './announcement-sent.tsx';
import { AnnouncementTrouble } from './announcement-trouble.tsx';

/** The page of an announcement: its form while it is a draft, afterwards what became of it. */
export function AnnouncementView(props: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { isActing, isChecking } = announcementProps(props.snapshot);
  const shown = Object.assign({}, props, { announcement: shownOf(props) });
  return (
    <div id={props.id} className="grid grid-cols-[minmax(0,1fr)]">
      {props.writes && <AnnouncementTrouble {...shown} />}
      {shown.announcement.status === 'draft' && props.writes ? (
        <AnnouncementDraft {...shown} />
      ) : (
        <AnnouncementSent {...shown} />
      )}
      <p role="status" className="sr-only">
        {isActing ? t('acting') : isChecking && t('checking')}
      </p>
      <AnnouncementQuestions {...shown} />
    </div>
  );
}
