import { useEffect } from 'react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NotificationListView } from './notification-list-view.tsx';
import { NotificationView } from './notification-view.tsx';
import { useReadNotification } from './notifications.queries.ts';

interface NotificationsDialogProps {
  notifications: readonly Notification[];
  open: boolean;
  /** The one that is read; null is the list. */
  single: number | null;
  onSingle: (id: number | null) => void;
  onClose: () => void;
}

/** The newest notifications, or one of them; opening one marks it as read (spec 4). */
export function NotificationsDialog({ notifications, open, single, onSingle, onClose }: NotificationsDialogProps) {
  const t = useTexts(notificationsTexts);
  const read = useReadNotification();
  const shown = notifications.find(({ id }) => id === single);
  const unread = open && shown !== undefined && !shown.previewed ? shown.id : null;
  useEffect(() => {
    if (unread !== null) read(unread);
  }, [unread, read]);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="medium" closeLabel={t('close')}>
      {shown ? (
        <NotificationView notification={shown} onBack={() => onSingle(null)} />
      ) : (
        <NotificationListView notifications={notifications} onOpen={({ id }) => onSingle(id)} />
      )}
    </Dialog>
  );
}
