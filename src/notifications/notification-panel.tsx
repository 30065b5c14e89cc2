import { useState } from 'react';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { NotificationListView } from './notification-list-view.tsx';
import { NotificationView } from './notification-view.tsx';
import { useReadNotification } from './notifications.queries.ts';

/** The newest notifications; opening one shows it whole and marks it as read (spec 4). */
export function NotificationPanel() {
  const t = useTexts(notificationsTexts);
  const { notifications } = useMe();
  const read = useReadNotification();
  const [singleId, setSingleId] = useState<number | null>(null);
  const single = notifications.find(({ id }) => id === singleId);
  if (single) return <NotificationView notification={single} onBack={() => setSingleId(null)} />;
  return (
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
  );
}
