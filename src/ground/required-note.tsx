import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Explains the star beside labels; used at the head of a form, before its first field. */
export function RequiredNote() {
  const t = useTexts(appTexts);
  return <p className="text-14 text-ink-muted">{t('requiredNote')}</p>;
}
