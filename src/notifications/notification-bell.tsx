import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../app/lazy-popover.tsx';
import { useMe } from '../session/session.queries.ts';
import { useSeeNotifications } from './see-notifications.ts';

const NotificationPanel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));

/** The bell with the count of what is new; opening it marks all as seen. */
export function NotificationBell() {
  const t = useTexts(frameTexts);
  const { new_notifications } = useMe();
  const see = useSeeNotifications();
  return (
    <LazyPopover
      label={t('header.notifications')}
      className="w-96"
      onOpen={() => {
        if (new_notifications > 0) see();
      }}
      trigger={(props) => (
        <IconButton {...props} label={t('header.bell', { count: new_notifications })} count={new_notifications}>
          <Bell aria-hidden size={24} />
        </IconButton>
      )}
    >
      {() => (
        <Suspense fallback={<Skeleton shape="block" className="h-60" />}>
          <NotificationPanel />
        </Suspense>
      )}
    </LazyPopover>
  );
}
