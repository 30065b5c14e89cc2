import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NotificationList } from './notification-list.tsx';
import type { NotificationListProps } from './notification-list-props.ts';
import { NotificationView, type NotificationViewProps } from './notification-view.tsx';

export interface NotificationsViewProps {
  open: boolean;
  list: NotificationListProps;
  /** The open notification; null shows the list. */
  single: NotificationViewProps | null;
  confirming: boolean;
  onClose: () => void;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Dialog of the notifications: the list or one of them, and the confirmation before all are deleted (specification.md 2). */
export function NotificationsView(props: NotificationsViewProps) {
  const { open, list, single, confirming, onClose, onCancel, onConfirm } = props;
  const t = useTexts(notificationsTexts);
  const deleting = list.working?.kind === 'deleteAll';
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="medium" closeLabel={t('close')}>
      {single ? <NotificationView {...single} /> : <NotificationList {...list} />}
      <ConfirmDialog
        open={confirming}
        title={t('confirm.title')}
        description={t('confirm.text')}
        cancelLabel={t('confirm.cancel')}
        confirmLabel={t(deleting ? 'confirm.working' : 'confirm.confirm')}
        tone="danger"
        busy={deleting}
        onCancel={onCancel}
        onConfirm={onConfirm}
      />
    </Dialog>
  );
}
