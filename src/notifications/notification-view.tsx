import { ArrowLeft, Paperclip } from 'lucide-react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatMoment } from '#locales/dates.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';

export interface NotificationViewProps {
  notification: Notification;
  onBack: () => void;
}

/** One notification (spec 2): image, title, sender, text, date, attachment. */
export function NotificationView({ notification, onBack }: NotificationViewProps) {
  const t = useTexts(notificationsTexts);
  const { title, text, date, send_from, image, attachments } = notification;
  return (
    <article className="grid gap-3">
      <TextLink asChild>
        <button type="button" onClick={onBack} className="justify-self-start text-14">
          <ArrowLeft aria-hidden size={16} />
          {t('back')}
        </button>
      </TextLink>
      {image && <img src={image} alt="" className="printed aspect-[5/3] w-full rounded-12 object-cover" />}
      <h3 className="display text-22">{title}</h3>
      <p className="text-12 text-ink-muted tabular-nums">
        {send_from} · <time dateTime={date}>{formatMoment(date)}</time>
      </p>
      <RichText html={text} />
      {attachments && (
        <TextLink href={attachments} target="_blank" rel="noopener">
          <Paperclip aria-hidden size={16} />
          {t('attachment')}
        </TextLink>
      )}
    </article>
  );
}
