import { Paperclip } from 'lucide-react';
import type { RefObject } from 'react';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatMoment } from '#locales/dates.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { isNotice } from './notification-title.ts';

interface NotificationArticleProps {
  notification: Notification;
  /** Where the focus goes once it is opened. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** One notification (specification.md 2): image, title, sender, text, date, attachment. */
export function NotificationArticle({ notification, heading }: NotificationArticleProps) {
  const t = useTexts(notificationsTexts);
  const { title, text, date, send_from, image, image_alt, attachments } = notification;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 desk:gap-6">
      <header className={cn('grid gap-3 desk:items-end desk:gap-6', image && 'desk:grid-cols-2')}>
        {image && <PictureFrame image={image} alt={image_alt} priority />}
        <div className="grid gap-3">
          {/* specification.md 3: one that is only called a notice has no title but its text. */}
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
