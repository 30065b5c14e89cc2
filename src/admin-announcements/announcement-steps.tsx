import { hasBegun } from '#contract/announcements/announcements.rules.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RefusalForm } from '../admin/endings/refusal-form.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { AnnouncementMenu } from './announcement-menu.tsx';
import { type AnnouncementPart, announcementProps } from './announcement-props.ts';

/** The actions that the state of an announcement allows. */
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

function Presses({ announcement, snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { may, doing } = announcementProps(snapshot);
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
          {t(calledBack(announcement))}
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

/** Name of the action that calls it back: one whose sending has begun is stopped. */
function calledBack(announcement: AnnouncementPart['announcement']) {
  if (announcement.status === 'waiting') return 'callBack';
  if (announcement.status === 'queued') return 'undo';
  return hasBegun(announcement) ? 'stop' : 'unschedule';
}

/** The form in which it is rejected; the person who proposed it reads the reason. */
function Refusal({ announcement, snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const called = useCalled();
  const { reason, problem } = snapshot.context;
  const { isActing } = announcementProps(snapshot);
  return (
    <RefusalForm
      words={{
        title: t('refuse.title'),
        field: t('refuse.field'),
        hint: t('refuse.hint', { who: called(announcement.sent_by?.name ?? '') }),
        press: t('refuse.press'),
        back: t('refuse.back'),
      }}
      reason={reason}
      error={problem ? t(`reason.${problem}`) : undefined}
      busy={isActing}
      onReason={(typed) => send({ type: 'reason.change', reason: typed })}
      onSubmit={() => send({ type: 'refusal.submit' })}
      onBack={() => send({ type: 'refusal.back' })}
    />
  );
}
