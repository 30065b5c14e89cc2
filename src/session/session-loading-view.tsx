import { Logo } from '#design-system/logo/logo.tsx';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { hasOutline, showOutline } from '../ground/early-page.ts';

/**
 * The moment between having a token and knowing whose it is: what the page drew of the shop stays, where it did. And the one in which
 * somebody who is `leaving` is signed out.
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
