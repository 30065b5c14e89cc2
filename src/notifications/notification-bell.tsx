import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../app/lazy-popover.tsx';
import { useMe } from '../session/session.queries.ts';
import { NotificationListView } from './notification-list-view.tsx';
import { NotificationView } from './notification-view.tsx';
import { useReadNotification, useSeeNotifications } from './notifications.queries.ts';

/** The newest notifications under the bell; opening it marks them as seen, opening one marks it as read. */
export function NotificationBell() {
  const t = useTexts(notificationsTexts);
  const { notifications, new_notifications } = useMe();
  const see = useSeeNotifications();
  const read = useReadNotification();
  const [singleId, setSingleId] = useState<number | null>(null);
  const single = notifications.find(({ id }) => id === singleId);
  return (
    <LazyPopover
      label={t('title')}
      className="w-96"
      onOpen={() => {
        setSingleId(null);
        if (new_notifications > 0) see();
      }}
      trigger={(props) => (
        <IconButton {...props} label={t('bell', { count: new_notifications })} count={new_notifications}>
          <Bell aria-hidden size={24} />
        </IconButton>
      )}
    >
      {() =>
        single ? (
          <NotificationView notification={single} onBack={() => setSingleId(null)} />
        ) : (
          <>
            <h2 className="pb-2 text-22">{t('title')}</h2>
            <NotificationListView
              notifications={notifications}
              onOpen={({ id, previewed }) => {
                setSingleId(id);
                if (!previewed) read(id);
              }}
            />
          </>
        )
      }
    </LazyPopover>
  );
}
