import { ArrowRight } from 'lucide-react';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Fade } from '../ground/fade.tsx';
import { useMe } from '../session/session.queries.ts';
import { NotificationListView } from './notification-list-view.tsx';
import { useNotificationPlace } from './notification-place.ts';

// Number of notifications below the bell; "View all" shows the rest.
const SHOWN = 6;

/** The newest notifications below the bell, with a button that opens all. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(notificationsTexts);
  const { notifications } = useMe();
  const { go } = useNotificationPlace();
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 pb-1">
        <h2 className="text-22">{t('title')}</h2>
        <TextLink asChild icon={<ArrowRight aria-hidden size={16} />} className="shrink-0 text-14">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              onLeave();
              void go('list');
            }}
          >
            {t('seeAll')}
          </button>
        </TextLink>
      </div>
      <NotificationListView
        notifications={notifications.slice(0, SHOWN)}
        onOpen={({ id }) => {
          onLeave();
          void go(id);
        }}
      />
      {/* Fades rows that do not fit, instead of cutting them off; at the end of the list it is empty space. */}
      <Fade to="bottom" ground="surface-raised" className="-mt-3 -mb-5 pointer-events-none sticky -bottom-5 h-8" />
    </>
  );
}
