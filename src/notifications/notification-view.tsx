import { ArrowLeft, Paperclip, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatMoment } from '#locales/dates.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isFocusElsewhere } from '../ground/is-focus-elsewhere.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { isNotice } from './notification-title.ts';

export interface NotificationViewProps {
  /** Null while it is being read, and if it could not be. */
  notification: Notification | null;
  /** Why it could not be read: it no longer exists, or the call failed. */
  failure: 'missing' | 'failed' | null;
  /** The notification is being deleted. */
  deleting: boolean;
  /** Another action is under way, so it cannot be deleted now. */
  busy: boolean;
  onBack: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

/** One notification (specification.md 2): image, title, sender, text, date, attachment. */
export function NotificationView({
  notification,
  failure,
  deleting,
  busy,
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
            off={busy}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={onDelete}
            className="text-danger"
          >
            {t('delete')}
          </Button>
        )}
      </div>
      {notification ? (
        <Whole notification={notification} heading={heading} />
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

/**
 * Focus when the list is replaced by one notification: it moves to its first button, and to its heading once that is loaded, unless the
 * person has moved on.
 */
function useReadingFocus(known: boolean) {
  const back = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasWaited = useRef(false);
  useEffect(() => {
    const target = known ? heading.current : back.current;
    if (!hasWaited.current || !isFocusElsewhere(back.current)) target?.focus({ preventScroll: true });
    hasWaited.current = true;
  }, [known]);
  return { back, heading };
}

interface WholeProps {
  notification: Notification;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Whole({ notification, heading }: WholeProps) {
  const t = useTexts(notificationsTexts);
  const { title, text, date, send_from, image, image_alt, attachments } = notification;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 desk:gap-6">
      <header className={cn('grid gap-3 desk:items-end desk:gap-6', image && 'desk:grid-cols-2')}>
        {image && <PictureFrame image={image} alt={image_alt} priority />}
        <div className="grid gap-3">
          {/* specification.md 3: a notification titled only "notice" shows its text instead of a title. */}
          <h3
            ref={heading}
            tabIndex={-1}
            data-autofocus
            className={isNotice(title) ? 'sr-only' : 'display hyphenate text-22 desk:text-28'}
          >
            {isNotice(title) ? t('notice') : title}
          </h3>
          <p className="text-14 text-ink-muted">
            {send_from} · <time dateTime={date}>{formatMoment(date)}</time>
          </p>
        </div>
      </header>
      <RichText html={text} />
      {attachments && (
        <TextLink href={attachments} target="_blank" rel="noopener" className="justify-self-start">
          <Paperclip aria-hidden size={16} />
          {t('attachment')}
        </TextLink>
      )}
    </article>
  );
}
