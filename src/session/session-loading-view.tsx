import { Logo } from '#design-system/logo/logo.tsx';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { hasOutline, showOutline } from '../ground/early-page.ts';

/**
 * Shown while the person of a stored token is loaded, and while a person (`leaving`) is signed out. Keeps the outline of the
 * shop that the page drew early, if there is one.
 */
export function SessionLoadingView({ leaving }: { leaving?: boolean }) {
  const t = useTexts(sessionTexts);
  if (hasOutline()) return <div ref={showOutline} />;
  return (
    <main id="content" className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-surface">
      <span className="animate-breathe">
        <Logo size="large" />
      </span>
      <p role="status" className="text-14 text-ink-muted">
        {t(leaving ? 'leaving' : 'loading')}
      </p>
    </main>
  );
}
