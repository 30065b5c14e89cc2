import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LonePage } from '../ground/lone-page.tsx';

export interface SessionFailedViewProps {
  /** A retry is running. */
  busy: boolean;
  onRetry: () => void;
  onSignOut: () => void;
  /** What can be used meanwhile, such as the card. */
  children?: ReactNode;
}

/** The account could not be loaded; it is retried automatically. */
export function SessionFailedView({ busy, onRetry, onSignOut, children }: SessionFailedViewProps) {
  const t = useTexts(sessionTexts);
  return (
    <LonePage>
      <div role="alert" className="grid gap-3.5">
        <h1 className="text-36">{t('failed.title')}</h1>
        <p className="text-ink-muted">{t('failed.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
        <Button tone="secondary" onClick={onSignOut}>
          {t('failed.signOut')}
        </Button>
      </div>
      {children}
    </LonePage>
  );
}
