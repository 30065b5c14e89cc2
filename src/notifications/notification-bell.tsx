import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../ground/lazy-popover.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { useMe } from '../session/session.queries.ts';

const NotificationPanel = lazyView(async () => (await import('./notification-panel.tsx')).NotificationPanel);

/** The bell with the number of new notifications; opening it marks all as seen. */
export function NotificationBell() {
  const t = useTexts(frameTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const { new_notifications } = useMe();
  return (
    <LazyPopover
      label={t('header.notifications')}
      className="w-96"
      onOpen={() => {
        if (new_notifications > 0) see(client).catch(() => {});
      }}
      prefetch={NotificationPanel.prefetch}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t('header.bell', { count: grouped(language, new_notifications) })}
          count={new_notifications}
        >
          <Bell aria-hidden size={24} />
        </IconButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton shape="block" className="h-100" />}>
          <NotificationPanel onLeave={close} />
        </Suspense>
      )}
    </LazyPopover>
  );
}

// Loaded with the panel, to keep the first page small. If that fails, the next opening marks them.
const see = async (client: QueryClient) => (await import('./notifications.api.ts')).seeAll(client);
