import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '#design-system/error-state/error-state.tsx';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { Page } from '#design-system/page/page.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from './found.ts';
import { inWindow } from './picture-frame.tsx';

export interface NotReadProps extends Pick<ErrorStateProps, 'level' | 'className'> {
  of: Found<unknown>;
  /** What did not load, as a title. */
  failed: string;
  /** What else helps to know; the server's words unless it is given. */
  text?: string | undefined;
  /** The same without a network; the words of everywhere unless it says more that helps. */
  offlineText?: string | undefined;
  /** `page` is the whole page; what is a part of one, or lies over it, has no picture. */
  as?: 'page' | 'list' | 'part';
}

/** Nothing to show, for want of a network or because something broke, with another try. */
export function NotRead({ of, failed, text, offlineText, as = 'list', ...look }: NotReadProps) {
  const t = useTexts(appTexts);
  const isOffline = of.state === 'offline';
  const why = text ?? (of.state === 'failed' ? of.message : '');
  const face = (
    <ErrorState
      level={as === 'page' ? 1 : 2}
      {...look}
      picture={as !== 'part' && inWindow(isOffline ? 'travel-balloon-1' : 'mobility-tram-0')}
      title={isOffline ? t('offline.title') : failed}
      text={isOffline ? (offlineText ?? t('offline.later')) : why}
      retryLabel={t('broken.retry')}
      busy={of.busy}
      onRetry={of.onRetry}
    />
  );
  return as === 'page' ? <Page width="reading">{face}</Page> : face;
}

interface ReadStatesProps<Data> extends Omit<NotReadProps, 'of'> {
  of: Found<Data>;
  /** The places of what is being loaded. */
  loading: ReactNode;
  /** In place of a list that has nothing. */
  empty?: ReactNode;
  /** In place of what the server does not know. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a read has found, in each of its states. A screen gives what is its own: the places, what is said of nothing, and the thing itself. */
export function ReadStates<Data>({ of, loading, empty, missing, children, ...failing }: ReadStatesProps<Data>) {
  if (of.state === 'loading') return loading;
  if (of.state === 'ready') return empty !== undefined && isEmpty(of.data) ? empty : children(of.data);
  if (of.state === 'missing' && missing !== undefined) return missing;
  return <NotRead of={of} {...failing} />;
}

/** Rows, or a page of a list with how many there are on all. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'count' in data && data.count === 0;
}

/** Says above what was loaded before that there is no network. */
export function OldNotice({ of, className }: { of: Found<unknown>; className?: string }) {
  const t = useTexts(appTexts);
  if (of.state !== 'ready' || !of.old) return null;
  return (
    <OfflineNotice text={t('offline.old')} retryLabel={t('broken.retry')} onRetry={of.onRetry} className={className} />
  );
}
