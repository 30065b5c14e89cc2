import { useEffect, useRef } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { NotRead } from '../ground/read-states.tsx';
import { NotificationFilters } from './notification-filters.tsx';
import type { NotificationListProps } from './notification-list-props.ts';
import { NotificationRow } from './notification-row.tsx';

/** List and filters of the dialog, in each state. */
export function NotificationList(props: NotificationListProps) {
  const { state } = props;
  return (
    <div className="grid min-h-[calc(100dvh-13rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 pt-1 desk:min-h-[min(24rem,calc(100dvh-10rem))]">
      <NotificationFilters {...props} />
      <FoundAloud {...props} />
      {state === 'loading' && <Loading />}
      {state === 'ready' && <Rows {...props} />}
      {state === 'empty' && <Empty {...props} />}
      {state === 'failed' && <Failed {...props} />}
    </div>
  );
}

/** Announces the number of results after the filters changed; results of a later poll are announced only with the next filter. */
function FoundAloud({ state, filters, typed, count }: NotificationListProps) {
  const t = useTexts(notificationsTexts);
  const key = JSON.stringify(filters);
  const said = useRef({ key, text: '' });
  if (said.current.key !== key && (state === 'ready' || state === 'empty')) {
    said.current = { key, text: typed.trim() === filters.search ? t('found', { count }) : '' };
  }
  return (
    <p aria-live="polite" className="sr-only">
      {said.current.text}
    </p>
  );
}

function Loading() {
  const t = useTexts(notificationsTexts);
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-6 border-line border-t pt-5">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="grid gap-2.5 pl-6">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-2/5" />
        </span>
      ))}
    </div>
  );
}

function Rows(props: NotificationListProps) {
  const { rows, fresh, hasMore, working, returnedFrom, onOpen, onRead, onDelete, onFresh } = props;
  const t = useTexts(notificationsTexts);
  const list = useRowFocus(returnedFrom);
  return (
    <div className="relative">
      {/* Laid over the list, so that a new notification moves nothing. Always rendered: a live region inserted together with its text is not announced. */}
      <div role="status" className="pointer-events-none absolute inset-x-0 -top-5 z-2 grid justify-items-center">
        {fresh > 0 && (
          <Button size="small" onClick={onFresh} className="pointer-events-auto shadow-2">
            {t('fresh', { count: fresh })}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="outline-none">
        {rows.map((notification) => (
          <li key={notification.id} className="border-line border-t">
            <NotificationRow
              notification={notification}
              busy={working !== null}
              onOpen={() => onOpen(notification.id)}
              onRead={() => {
                // The pressed button disappears, so the row gets the focus.
                list.current?.querySelector<HTMLElement>(`[data-notification="${notification.id}"]`)?.focus();
                onRead(notification.id);
              }}
              onDelete={() => onDelete(notification.id)}
            />
          </li>
        ))}
      </ul>
      {hasMore && <More {...props} />}
    </div>
  );
}

function More({ loadingMore, moreFailed, onMore }: NotificationListProps) {
  const t = useTexts(notificationsTexts);
  return (
    <div className="mt-4 grid justify-items-center gap-3 text-center">
      {moreFailed && <p role="alert">{t('moreFailed')}</p>}
      <Button tone="secondary" busy={loadingMore} onClick={onMore}>
        {t(moreFailed ? 'retry' : 'more')}
      </Button>
    </div>
  );
}

/** Focuses the row of the notification that was open, or the list when the row is gone. */
function useRowFocus(returnedFrom: number | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (returnedFrom === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-notification="${returnedFrom}"]`);
    (row ?? list.current)?.focus();
  }, [returnedFrom]);
  return list;
}

function Empty({ filters, onClear }: NotificationListProps) {
  const t = useTexts(notificationsTexts);
  const filtered = Object.values(filters).some((value) => value !== '' && value !== null);
  return (
    <EmptyState
      picture={inWindow('education-speech-0')}
      title={t('emptyTitle')}
      text={t(filtered ? 'emptyFiltered' : 'emptyText')}
      level={3}
      action={
        filtered && (
          <Button tone="secondary" onClick={onClear}>
            {t('clear')}
          </Button>
        )
      }
    />
  );
}

function Failed({ offline, onRetry }: NotificationListProps) {
  const t = useTexts(notificationsTexts);
  const trying = { busy: false, onRetry, data: null };
  const of: Found<never> = offline
    ? { ...trying, state: 'offline' }
    : { ...trying, state: 'failed', message: t('failedText'), status: 0 };
  return <NotRead of={of} failed={t('failedTitle')} />;
}
