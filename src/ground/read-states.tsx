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
  /** Title that says what could not be loaded. */
  failed: string;
  /** Text below the title; the server's message by default. */
  text?: string | undefined;
  /** Text below the title without a network; a common one by default. */
  offlineText?: string | undefined;
  /** `page`: fills the whole page; `part`: without a picture, for a part of a page or a drawer over it. */
  as?: 'page' | 'list' | 'part';
}

/** A read without data, because there is no network or it failed, with a button that tries again. */
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
  /** Placeholder while it is loading. */
  loading: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Shown when the server answered 404. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders each state of a read. The screen supplies its own placeholder, empty state and content. */
export function ReadStates<Data>({ of, loading, empty, missing, children, ...failing }: ReadStatesProps<Data>) {
  if (of.state === 'loading') return loading;
  if (of.state === 'ready') return empty !== undefined && isEmpty(of.data) ? empty : children(of.data);
  if (of.state === 'missing' && missing !== undefined) return missing;
  return <NotRead of={of} {...failing} />;
}

/** True for an array without rows, or a page of a list whose total `count` is 0. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'count' in data && data.count === 0;
}

/** Notice above data that was loaded earlier, that there is no network. */
export function OldNotice({ of, className }: { of: Found<unknown>; className?: string }) {
  const t = useTexts(appTexts);
  if (of.state !== 'ready' || !of.old) return null;
  return (
    <OfflineNotice text={t('offline.old')} retryLabel={t('broken.retry')} onRetry={of.onRetry} className={className} />
  );
}
