import { ArrowLeft, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NotificationArticle } from './notification-article.tsx';

export interface NotificationViewProps {
  /** Null while it is asked for, and when it could not be had. */
  notification: Notification | null;
  /** Why it could not be had: it is gone, or something failed. */
  failure: 'missing' | 'failed' | null;
  /** It is being deleted. */
  deleting: boolean;
  onBack: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

/** One notification, or why it cannot be read. */
export function NotificationView({
  notification,
  failure,
  deleting,
  onBack,
  onDelete,
  onRetry,
}: NotificationViewProps) {
  const t = useTexts(notificationsTexts);
  const { back, heading } = useReadingFocus(notification !== null);
  return (
    <div className="grid min-h-[calc(100dvh-13rem)] content-start pt-1 gap-3 desk:min-h-[min(24rem,calc(100dvh-10rem))]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TextLink asChild>
          <button
            ref={back}
            type="button"
            {...(notification ? {} : { 'data-autofocus': true })}
            onClick={onBack}
            className="text-14"
          >
            <ArrowLeft aria-hidden size={16} />
            {t('back')}
          </button>
        </TextLink>
        {notification && (
          <Button
            tone="ghost"
            size="small"
            busy={deleting}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={onDelete}
            className="text-danger"
          >
            {t('delete')}
          </Button>
        )}
      </div>
      {notification ? (
        <NotificationArticle notification={notification} heading={heading} />
      ) : failure === 'missing' ? (
        <EmptyState title={t('missingTitle')} text={t('missingText')} level={3} />
      ) : failure === 'failed' ? (
        <ErrorState
          title={t('something_went_wrong')}
          text={t('failedText')}
          retryLabel={t('retry')}
          onRetry={onRetry}
        />
      ) : (
        <div role="status" aria-label={t('loading')} className="grid gap-4">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="w-2/5" />
          <Skeleton shape="block" className="h-40" />
        </div>
      )}
    </div>
  );
}

/** Where the list was is this now: the focus goes on from its beginning, and to its heading once it is known. */
function useReadingFocus(known: boolean) {
  const back = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const target = known ? heading.current : back.current;
    target?.focus({ preventScroll: true });
  }, [known]);
  return { back, heading };
}
