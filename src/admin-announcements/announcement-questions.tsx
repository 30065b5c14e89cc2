import { SECOND_ABOVE } from '#contract/announcements/announcements.rules.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { type AnnouncementPart, announcementProps } from './announcement-props.ts';

/** The confirmation dialogs before sending and before taking back. */
export function AnnouncementQuestions(props: AnnouncementPart) {
  return (
    <>
      <Confirm {...props} />
      <Withdrawal {...props} />
    </>
  );
}

function Confirm({ announcement, snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { isConfirming, isActing, isTyping, isCounted, isNightMeant } = announcementProps(snapshot);
  const { sending, refusal } = snapshot.context;
  const isProposed = sending.count > SECOND_ABOVE && announcement.seconds.length > 0;
  const when = sending.at === null ? t('confirm.now') : t('confirm.at', { moment: formatMoment(sending.at) });
  return (
    <ConfirmDialog
      open={isConfirming}
      title={t('confirm.title', { count: sending.count })}
      description={
        <div className="grid gap-2">
          {refusal && (
            <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
              {refusal.code === 'announcements.audience'
                ? t('confirm.moved')
                : (Object.values(refusal.fields)[0] ?? refusal.message)}
            </p>
          )}
          <p>{isProposed ? t('confirm.second') : when}</p>
        </div>
      }
      cancelLabel={t('confirm.back')}
      confirmLabel={t(isProposed ? 'confirm.propose' : 'confirm.press')}
      busy={isActing}
      blocked={!isCounted || !isNightMeant}
      onCancel={() => send({ type: 'sending.back' })}
      onConfirm={() => send({ type: 'sending.confirm' })}
    >
      {(isTyping || sending.night) && (
        <div className="grid gap-4">
          {isTyping && <TypedCount count={sending.count} snapshot={snapshot} send={send} />}
          {sending.night && (
            <Checkbox
              checked={snapshot.context.meant}
              disabled={isActing}
              onChange={(meant) => send({ type: 'night.mean', meant })}
            >
              {t('night')}
            </Checkbox>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

function TypedCount({ count, snapshot, send }: Pick<AnnouncementPart, 'snapshot' | 'send'> & { count: number }) {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const { isActing } = announcementProps(snapshot);
  return (
    <TextField
      label={t('typed')}
      hint={t('typedHint', { count: grouped(language, count) })}
      inputMode="numeric"
      autoComplete="off"
      required
      disabled={isActing}
      value={snapshot.context.typed}
      onChange={({ target }) => send({ type: 'count.type', typed: target.value })}
    />
  );
}

function Withdrawal({ announcement, snapshot, send }: AnnouncementPart) {
  const t = useTexts(adminAnnouncementsTexts);
  const { isWithdrawing, isActing } = announcementProps(snapshot);
  const { refusal } = snapshot.context;
  return (
    <ConfirmDialog
      open={isWithdrawing}
      tone="danger"
      title={t('withdraw.title')}
      description={
        <div className="grid gap-2">
          {refusal && <p role="alert">{refusal.message}</p>}
          <p>{t('withdraw.text', { read: announcement.read })}</p>
        </div>
      }
      cancelLabel={t('withdraw.back')}
      confirmLabel={t('withdraw.press')}
      busy={isActing}
      onCancel={() => send({ type: 'withdrawal.back' })}
      onConfirm={() => send({ type: 'withdrawal.confirm' })}
    />
  );
}
