import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  const t = useTexts(appTexts);
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-full bg-brand px-5 py-3 font-560 text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('skip')}
    </a>
  );
}
