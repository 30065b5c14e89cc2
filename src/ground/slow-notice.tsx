import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Message while an answer takes long, so that a wait is not taken for a fault. */
export function SlowNotice({ shown }: { shown: boolean }) {
  const t = useTexts(loginTexts);
  return (
    <p role="status" className="min-h-5 text-14 text-ink-muted">
      {shown && t('slow')}
    </p>
  );
}
