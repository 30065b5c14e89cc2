import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Classes of a skip link: visible only while it has the focus, and laid over the page so that nothing moves. */
export const SKIPS = 'fixed top-3 left-3 z-50 rounded-full bg-brand px-5 py-3 font-560 text-on-brand not-focus:sr-only';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  const t = useTexts(appTexts);
  return (
    <a href="#content" className={SKIPS}>
      {t('skip')}
    </a>
  );
}
