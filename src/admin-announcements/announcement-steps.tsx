import { LONGEST_REFUSAL } from '#contract/approvals/approvals.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AnnouncementMenu } from './announcement-menu.tsx';
import { type AnnouncementPart, announcementProps } from './announcement-props.ts';

/** What can be done about it as it stands. */
export function AnnouncementSteps(props: AnnouncementPart & { name: string }) {
  const { snapshot, writes, announcement, name } = props;
  const { isRefusing } = announcementProps(snapshot);
  if (!writes) return null;
  return (
    <div className="grid max-w-150 gap-4">
      {isRefusing ? (
        <Refusal {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Presses {...props} />
          <AnnouncementMenu id={announcement.id} name={name} />
        </div>
      )}
    </div>
  );
}

function Presses({ announcement: { status }, snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { may, doing } = announcementProps(snapshot);
  const cancel = status === 'waiting' ? t('callBack') : status === 'queued' ? t('undo') : t('unschedule');
  return (
    <>
      {(may.approve || doing === 'approve') && (
        <ToolButton tone="primary" busy={doing === 'approve'} onClick={() => send({ type: 'proposal.approve' })}>
          {t('approve')}
        </ToolButton>
      )}
      {may.approve && (
        <ToolButton tone="secondary" onClick={() => send({ type: 'refusal.begin' })}>
          {t('refuse')}
        </ToolButton>
      )}
      {(may.cancel || doing === 'cancel') && (
        <ToolButton tone="secondary" busy={doing === 'cancel'} onClick={() => send({ type: 'announcement.cancel' })}>
          {cancel}
        </ToolButton>
      )}
      {(may.stop || doing === 'stop') && (
        <ToolButton tone="secondary" busy={doing === 'stop'} onClick={() => send({ type: 'announcement.stop' })}>
          {t('stop')}
        </ToolButton>
      )}
      {(may.resume || doing === 'resume') && (
        <ToolButton tone="primary" busy={doing === 'resume'} onClick={() => send({ type: 'announcement.resume' })}>
          {t('goOn')}
        </ToolButton>
      )}
      {may.withdraw && (
        <ToolButton tone="secondary" onClick={() => send({ type: 'withdrawal.begin' })}>
          {t('withdraw')}
        </ToolButton>
      )}
    </>
  );
}

/** Whoever proposed it reads why. */
function Refusal({ announcement, snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { reason, problem } = snapshot.context;
  const { isActing } = announcementProps(snapshot);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'refusal.submit' });
      }}
    >
      <h2 className="text-18">{t('refuse.title')}</h2>
      <TextArea
        label={t('refuse.field')}
        required
        rows={3}
        maxLength={LONGEST_REFUSAL}
        readOnly={isActing}
        hint={t('refuse.hint', { who: announcement.sent_by?.name ?? '' })}
        value={reason}
        error={problem ? t(`reason.${problem}`) : undefined}
        onChange={({ target }) => send({ type: 'reason.change', reason: target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isActing}>
          {t('refuse.press')}
        </Button>
        <Button tone="secondary" disabled={isActing} onClick={() => send({ type: 'refusal.back' })}>
          {t('refuse.back')}
        </Button>
      </div>
    </form>
  );
}
