import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatDay } from '#locales/dates.ts';
import { latestNotificationsTexts } from '#locales/notifications/latest.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useNotificationPlace } from './notification-place.ts';
import { notificationTitle, plainText } from './notification-title.ts';

/** specification.md 9: as many on the home screen. */
const SHOWN = 4;

interface LatestNotificationsProps {
  /** The newest first. */
  notifications: readonly Notification[];
  className?: string;
}

/** The latest notifications of the home screen with the way to all of them; nothing when there are none. */
export function LatestNotifications({ notifications, className }: LatestNotificationsProps) {
  const t = useTexts(latestNotificationsTexts);
  const id = useId();
  const { go } = useNotificationPlace();
  if (notifications.length === 0) return null;
  return (
    <section aria-labelledby={id} className={cn('min-w-0', className)}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 desk:mb-6">
        <h2 id={id} className="hyphenate text-28 desk:text-36">
          {t('title')}
        </h2>
        <TextLink asChild icon={<ArrowRight aria-hidden size={16} />} className="shrink-0 text-14">
          <button type="button" aria-haspopup="dialog" onClick={() => go('list')}>
            {t('seeAll')}
          </button>
        </TextLink>
      </div>
      <ul>
        {notifications.slice(0, SHOWN).map((notification) => (
          <li key={notification.id} className="border-line border-t">
            <Line notification={notification} onOpen={() => go(notification.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTexts(latestNotificationsTexts);
  const { previewed, date } = notification;
  const title = notificationTitle(notification);
  const text = plainText(notification.text);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="grid w-full grid-cols-[10px_minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 rounded-8 py-4.5 text-left hover:text-brand"
    >
      <span
        className={cn('mt-1.75 size-2.5 rounded-full', !previewed && 'drawn bg-accent inset-ring inset-ring-warning')}
      >
        {!previewed && <span className="sr-only">{t('unread')}</span>}
      </span>
      <span className={cn('hyphenate', previewed ? 'font-500' : 'font-640')}>{title}</span>
      <time dateTime={date} className="whitespace-nowrap text-14 text-ink-muted tabular-nums">
        {formatDay(date)}
      </time>
      {text !== title && <span className="col-start-2 line-clamp-2 text-14 text-ink-muted">{text}</span>}
    </button>
  );
}
