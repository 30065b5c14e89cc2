import { Check, Paperclip, Trash2 } from 'lucide-react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatMoment } from '#locales/dates.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { notificationTitle, plainText } from './notification-title.ts';

interface NotificationRowProps {
  notification: Notification;
  /** Another action is running, so it cannot be changed now. */
  busy: boolean;
  onOpen: () => void;
  onRead: () => void;
  onDelete: () => void;
}

// `aria-disabled` instead of `disabled`, so that the pressed button keeps the focus.
const press = (busy: boolean, act: () => void) => (busy ? { 'aria-disabled': true } : { onClick: act });

/** One notification in the list: a press anywhere opens it; its buttons act without opening it. */
export function NotificationRow({ notification, busy, onOpen, onRead, onDelete }: NotificationRowProps) {
  const t = useTexts(notificationsTexts);
  const { id, previewed, date, send_from, attachments } = notification;
  const title = notificationTitle(notification);
  const text = plainText(notification.text);
  return (
    <div className="relative grid grid-cols-[10px_minmax(0,1fr)_auto] gap-x-3.5 py-4">
      <span className={cn('mt-2 size-2.5 rounded-full', !previewed && 'drawn bg-accent inset-ring inset-ring-warning')}>
        {!previewed && <span className="sr-only">{t('unread')}</span>}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <button
          type="button"
          data-notification={id}
          onClick={onOpen}
          className={cn(
            'line-clamp-2 rounded-8 text-left text-18 after:absolute after:inset-0 hover:text-brand',
            previewed ? 'font-500' : 'font-640',
          )}
        >
          {title}
        </button>
        {text !== title && <p className="line-clamp-2 text-14 text-ink-muted">{text}</p>}
        <p className="flex flex-wrap items-center gap-x-3.5 text-14 text-ink-muted">
          <span>{send_from}</span>
          <time dateTime={date} className="tabular-nums">
            {formatMoment(date)}
          </time>
          {attachments && (
            <TextLink
              href={attachments}
              target="_blank"
              rel="noopener"
              aria-label={t('attachmentOf', { title })}
              className="relative z-1 text-14"
            >
              <Paperclip aria-hidden size={16} />
              {t('attachmentShort')}
            </TextLink>
          )}
        </p>
      </div>
      <div className="relative z-1 -mt-2 -mr-3 flex max-desk:flex-col">
        {!previewed && (
          <IconButton label={t('readOf', { title })} {...press(busy, onRead)}>
            <Check aria-hidden size={20} />
          </IconButton>
        )}
        <IconButton label={t('deleteOf', { title })} {...press(busy, onDelete)} className="max-desk:order-last">
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  );
}
