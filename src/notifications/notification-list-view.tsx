import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { formatMoment } from '#locales/dates.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { notificationTitle, plainText } from './notification-title.ts';

export interface NotificationListViewProps {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}

/** The newest notifications, unread ones marked by an apricot dot. */
export function NotificationListView({ notifications, onOpen }: NotificationListViewProps) {
  const t = useTexts(notificationsTexts);
  if (notifications.length === 0) {
    return (
      <div className="grid gap-1 py-6">
        <p className="font-560">{t('emptyTitle')}</p>
        <p className="text-14 text-ink-muted">{t('emptyText')}</p>
      </div>
    );
  }
  return (
    <ul>
      {notifications.map((notification) => (
        <li key={notification.id} className="border-line border-t first:border-t-0">
          <Line notification={notification} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTexts(notificationsTexts);
  const { previewed, date, send_from } = notification;
  const title = notificationTitle(notification);
  const text = plainText(notification.text);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full grid-cols-[10px_minmax(0,1fr)] gap-x-3.5 gap-y-1 rounded-8 py-3.5 text-left hover:bg-surface-sunken focus-visible:focus-inset"
    >
      <span
        className={cn('mt-1.75 size-2.5 rounded-full', !previewed && 'drawn bg-accent inset-ring inset-ring-warning')}
      >
        {!previewed && <span className="sr-only">{t('unread')}</span>}
      </span>
      <span className={cn('line-clamp-2', previewed ? 'font-500' : 'font-640')}>{title}</span>
      {text !== title && <span className="col-start-2 line-clamp-2 text-14 text-ink-muted">{text}</span>}
      <span className="col-start-2 text-12 text-ink-muted tabular-nums">
        {send_from} · <time dateTime={date}>{formatMoment(date)}</time>
      </span>
    </button>
  );
}
